import { ImageResponse } from 'next/og.js';
import { initialOf } from '@/lib/text/initial-of.ts';
import { drawable } from './drawable.ts';
import { fontsFor } from './fonts.ts';
import { SHARE_SIZE, type SharePicture } from './share-picture.ts';

/** Width above which a title is smaller. An ideograph is as wide as two letters. */
const LONG = 34;

/** Draws a link preview image as PNG. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { accent, lang } = picture;
  const title = drawable(picture.title);
  const brand = drawable(picture.brand);
  const site = drawable(picture.site);
  const fonts = fontsFor(`${title}${brand}${site}…`);
  const width = Array.from(title).reduce(
    (sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1),
    0,
  );
  const response = new ImageResponse(
    <div
      lang={lang}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        background: '#ffffff',
        color: '#101419',
        borderBottom: `24px solid ${accent}`,
        fontFamily: fonts.map(({ name }) => name).join(', '),
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, fontSize: 36 }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: 72,
            height: 72,
            borderRadius: 16,
            background: accent,
            color: '#ffffff',
            fontSize: 46,
          }}
        >
          {initialOf(brand)}
        </div>
        {brand}
      </div>
      <div
        style={{
          display: 'block',
          fontSize: width > LONG ? 68 : 92,
          lineHeight: 1.15,
          lineClamp: 3,
        }}
      >
        {title}
      </div>
      <div
        style={{ display: 'block', color: '#4b5563', fontSize: 36, lineHeight: 1.4, lineClamp: 2 }}
      >
        {site}
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: fonts.map((font) => ({ ...font, weight: 400 as const })) },
  );
  return Buffer.from(await response.arrayBuffer());
}
