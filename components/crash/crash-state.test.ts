import { expect, test } from 'vitest';
import { stateOfNewContent } from './crash-state.ts';

const children = ['text'];
const crashed = { crash: { thrown: new Error('x') }, stuck: true, pathname: '/a', children };

test('preview: after a crash the text of the next save is tried, without a reload', () => {
  expect(stateOfNewContent({ pathname: '/a', children: ['text'] }, crashed)).toMatchObject({
    crash: undefined,
    stuck: false,
  });
});

test('B65: a crash stays while nothing is new, and goes with the page', () => {
  expect(stateOfNewContent({ pathname: '/a', children }, crashed)).toBeNull();
  expect(stateOfNewContent({ pathname: '/b', children }, crashed)).toMatchObject({
    crash: undefined,
    pathname: '/b',
  });
});
