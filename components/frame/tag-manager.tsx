import { TagManagerScripts } from '@/components/behaviours/tag-manager.tsx';
import { getSite } from '@/lib/server/site.ts';

const HOST = 'https://www.googletagmanager.com';

/**
 * Google Tag Manager, where the configuration names a container; first in the body. The preview never has it. Its script
 * and the data layer come after the page's own scripts (components/behaviours/tag-manager.tsx), so that nothing waits for them.
 */
export function TagManager() {
  const { containerId } = getSite().model.config.tagManager ?? {};
  if (containerId === undefined || process.env.NODE_ENV !== 'production') return null;
  return (
    <>
      <link rel="preconnect" href={HOST} />
      <noscript>
        <iframe src={`${HOST}/ns.html?id=${containerId}`} title="Google Tag Manager" height="0" width="0" style={{ display: 'none', visibility: 'hidden' }} />
      </noscript>
      <TagManagerScripts containerId={containerId} />
    </>
  );
}
