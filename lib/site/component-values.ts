import { z } from 'zod';

const values = z.record(z.string(), z.unknown()).default({});

/** What components of a site read with `useDocusaurusContext()`. */
export const componentValues = {
  /** Values of your own: `siteConfig.customFields`. */
  customFields: values,
  /** Other entries of `siteConfig`, such as `organizationName`. */
  siteConfig: values,
  /** `siteMetadata`, such as `docusaurusVersion`. */
  siteMetadata: values,
};
