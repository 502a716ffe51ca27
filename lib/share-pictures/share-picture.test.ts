import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { drawSharePicture } from './draw.tsx';
import { drawable } from './drawable.ts';
import { fontsFor, holds, rangesOf } from './fonts.ts';
import { sharePicture, sharePictures } from './share-picture.ts';

const { model } = modelOf({ 'en/S/a.md': 'A\n', 'zh-tw/S/a.md': 'A\n' });
const [first] = sharePictures(model);

test('every section and every locale has a picture, named by what it shows', () => {
  const pictures = sharePictures(model);
  expect(pictures.map(({ file }) => file.replace(/-\w{8}\.png$/, ''))).toEqual(
    model.locales.flatMap(({ locale, sectionVersions }) => [
      `${locale}-site`,
      ...sectionVersions.map(({ key }) => `${locale}-${key.replace(/[^\w.-]+/g, '-')}`),
    ]),
  );
  const sectionVersion = { title: 'Manual', key: 'Manual' };
  expect(sharePicture(model.config, 'en', sectionVersion).file).toBe(
    sharePicture(model.config, 'en', sectionVersion).file,
  );
  expect(sharePicture(model.config, 'en', { ...sectionVersion, title: 'Guide' }).file).not.toBe(
    sharePicture(model.config, 'en', sectionVersion).file,
  );
});

test('a picture is a PNG of the size that services ask for, and other words give another one', async () => {
  const english = await drawSharePicture({ ...first!, title: 'Board support packages' });
  const chinese = await drawSharePicture({ ...first!, title: '開發板支援套件' });
  for (const picture of [english, chinese])
    expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  const [one, other] = [english, chinese].map((picture) =>
    createHash('sha256').update(picture).digest('hex'),
  );
  expect(one).not.toBe(other);
});

test('emoji are left out, because their pictures are on another host; signs of the font stay', async () => {
  expect(drawable('🃏 Delightful ❤️ tests 👩‍🚀 🇹🇼 1️⃣ © A')).toBe('Delightful tests © A');
  const plain = { ...first!, title: 'Manual', site: 'Cards' };
  expect(await drawSharePicture({ ...plain, site: '🃏 Cards' })).toEqual(
    await drawSharePicture(plain),
  );
});

test('only the parts of the font are read that the text needs', () => {
  expect(fontsFor('abc').length).toBeLessThan(4);
  expect(fontsFor('abc開發板支援套件').length).toBeGreaterThan(fontsFor('abc').length);
  expect(holds(rangesOf('U+0-ff,U+131'), 0x131)).toBe(true);
  expect(holds(rangesOf('U+4e10-4e1f'), 0x4e10)).toBe(true);
  expect(holds(rangesOf('U+4e10-4e1f'), 0x4e20)).toBe(false);
});
