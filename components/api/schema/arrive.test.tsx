// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Arrive } from './arrive.tsx';

let shown: string[];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const page = (
  <>
    <details id="body-box">
      <summary>Body</summary>
      <p id="body-名稱">Name</p>
    </details>
    <div className="choice">
      <div role="tablist">
        <button type="button" role="tab" aria-selected>
          card
        </button>
        <button type="button" role="tab" aria-selected={false}>
          transfer
        </button>
      </div>
      <div role="tabpanel" aria-label="card" data-selected="" />
      <div role="tabpanel" aria-label="transfer">
        <p id="body-iban">IBAN</p>
      </div>
    </div>
    <Arrive />
  </>
);
const box = () => screen.getByRole<HTMLDetailsElement>('group');
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const go = (hash: string) =>
  act(() => {
    history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });

test('B127: an address without a hash leaves the page as it is', () => {
  render(page);
  expect(box().open).toBe(false);
  expect(shown).toEqual([]);
});

test('B127: the part of the address is shown on arrival: its box opens, and the page is there', () => {
  history.replaceState(null, '', '/#body-%E5%90%8D%E7%A8%B1');
  render(page);
  expect(box().open).toBe(true);
  expect(selected()).toBe('card');
  expect(shown).toEqual(['body-名稱']);
});

test('B127: a link within the page shows a part behind an option, too', () => {
  render(page);
  go('#body-iban');
  expect(selected()).toBe('transfer');
  expect(shown).toEqual(['body-iban']);
});

test('B127: a part that is not there yet counts as the one above it; one that never was, as none', () => {
  render(page);
  go('#body-iban.country.code');
  expect(shown).toEqual(['body-iban']);
  go('#elsewhere');
  expect(shown).toEqual(['body-iban']);
});
