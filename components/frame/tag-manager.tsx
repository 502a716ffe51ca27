import { getSite } from '@/lib/server/site.ts';

const HOST = 'https://www.googletagmanager.com';

/**
 * Google Tag Manager, where the configuration names a container; first in the body. The preview never has it. Its script
 * and the data layer come with the page's own scripts, after the first paint, so that nothing waits for them.
 */
export async function TagManager() {
  const { containerId } = getSite().model.config.tagManager ?? {};
  if (containerId === undefined || process.env.NODE_ENV !== 'production') return null;
  // Only here: a site without a container loads nothing of it.
  const [{ GoogleTagManager }, { PageViews }] = await Promise.all([import('@next/third-parties/google'), import('@/components/behaviours/page-views.tsx')]);
  return (
    <>
      <link rel="preconnect" href={HOST} />
      <noscript>
        <iframe src={`${HOST}/ns.html?id=${containerId}`} title="Google Tag Manager" height="0" width="0" style={{ display: 'none', visibility: 'hidden' }} />
      </noscript>
      <GoogleTagManager gtmId={containerId} />
      <PageViews />
    </>
  );
}
