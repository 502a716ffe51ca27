import { getTranslations } from 'next-intl/server';
import { TagManagerScripts } from './tag-manager-client.tsx';
import { getSite } from '@/lib/render-data/site.ts';

const HOST = 'https://www.googletagmanager.com';

/**
 * Google Tag Manager, if the configuration names a container; first in the body. Never in the
 * preview. Its script and data layer load after the page's own scripts
 * (components/tag-manager/tag-manager-client.tsx), so that nothing waits for them.
 */
export async function TagManager() {
  const { containerId } = getSite().model.config.tagManager ?? {};
  if (containerId === undefined || process.env.NODE_ENV !== 'production') return null;
  const t = await getTranslations('frame');
  return (
    <>
      <link rel="preconnect" href={HOST} />
      <noscript>
        <iframe
          src={`${HOST}/ns.html?id=${containerId}`}
          title={t('tagManager')}
          height="0"
          width="0"
          style={{ display: 'none', visibility: 'hidden' }}
        />
      </noscript>
      <TagManagerScripts containerId={containerId} />
    </>
  );
}
