import { describe, expect, test } from 'vitest';
import { namesOf } from '@/lib/search/page-names.ts';

const named = (url: string, breadcrumb: string[] = []) =>
  namesOf({ url, title: 'Set up the gateway', breadcrumb, text: '', manualNames: ['Edge Link'] }, [
    'edgelink',
    '',
  ]);

describe('B87: what a page is called', () => {
  test('its title, and the last part of its address in words', () => {
    const { name, slug } = named('/zh-tw/EdgeLink/Gateway_Setup%20(2)');
    expect(name.keyWords).toEqual(['set', 'up', 'gateway']);
    expect(slug.words).toEqual(['gateway', 'setup', '2']);
  });

  test('what is above it, each once and as one word', () => {
    expect(named('/EdgeLink/Data_Center/Setup', ['EdgeLink', '資料中心']).sectionNames).toEqual([
      'edgelink',
      '資料料中中心',
      'datacenter',
    ]);
    expect(named('/').sectionNames).toEqual(['edgelink']);
  });

  test('an address that cannot be decoded is read as it is', () => {
    expect(named('/EdgeLink/100%').slug.words).toEqual(['100']);
  });

  test('the names of the manual that begins with it', () => {
    expect(named('/EdgeLink').manualNames).toEqual(['edgelink']);
  });
});
