'use client';

import {
  Admonition,
  CodeBlock,
  Details,
  Head,
  Heading,
  Link,
  TabItem,
  Tabs,
} from './in-components.tsx';

const ELEMENTS = [
  ...['a', 'blockquote', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li'],
  ...['ol', 'p', 'pre', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

/** `@theme-original/MDXComponents`, for components that use some of it. */
export const MDXComponents = {
  ...Object.fromEntries(ELEMENTS.map((name) => [name, name])),
  ...{ Admonition, CodeBlock, Head, Heading, Link, TabItem, Tabs },
  ...{ Details, details: Details, admonition: Admonition },
};
