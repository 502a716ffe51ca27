import {
  isArrayOf,
  isBoolean,
  isNumber,
  isObject,
  isString,
  isStrings,
} from '@/lib/text/guards.ts';
import type {
  Elsewhere,
  FromWorker,
  ResultPage,
  ResultSection,
  SearchAnswer,
  ToWorker,
} from './protocol.ts';
import type { ResultType } from './records.ts';

/**
 * A message from the page, as the worker receives it.
 * @throws TypeError when it has another form
 */
export function checkToWorker(message: unknown): ToWorker {
  if (isToWorker(message)) return message;
  throw unknownMessage('The search worker', message);
}

/**
 * A message from the worker, as the page receives it.
 * @throws TypeError when it has another form
 */
export function checkFromWorker(message: unknown): FromWorker {
  if (isFromWorker(message)) return message;
  throw unknownMessage('The page', message);
}

const unknownMessage = (receiver: string, message: unknown): TypeError =>
  new TypeError(
    `${receiver} has received a message of unknown form: ${isObject(message) ? `${String(message.type)} with ${Object.keys(message).join(', ')}` : typeof message}.`,
  );

function isToWorker(value: unknown): value is ToWorker {
  if (!isObject(value)) return false;
  switch (value.type) {
    case 'open':
      return (
        isString(value.folder) &&
        isOptionalString(value.fold) &&
        isOptionalString(value.synonyms) &&
        isOptionalString(value.foreign) &&
        (value.first === undefined || isArrayOf(value.first, isNamed))
      );
    case 'load':
      return isArrayOf(value.parts, isPart);
    case 'search':
      return (
        isNumber(value.id) &&
        isString(value.text) &&
        isStrings(value.groups) &&
        isNumber(value.limit) &&
        isNumber(value.passageLength) &&
        (value.elsewhere === undefined ||
          (isObject(value.elsewhere) &&
            isStrings(value.elsewhere.groups) &&
            isNumber(value.elsewhere.limit)))
      );
    default:
      return false;
  }
}

const isOptionalString = (value: unknown): value is string | undefined =>
  value === undefined || isString(value);

const isNamed = (value: unknown): value is { name: string } =>
  isObject(value) && isString(value.name);

const isPart = (value: unknown): value is { name: string; group: string } =>
  isObject(value) && isString(value.name) && isString(value.group);

function isFromWorker(value: unknown): value is FromWorker {
  if (!isObject(value)) return false;
  if (value.type === 'answer') return isAnswer(value.answer);
  return (
    value.type === 'failed' &&
    isString(value.name) &&
    isBoolean(value.missing) &&
    isString(value.reason)
  );
}

const isAnswer = (value: unknown): value is SearchAnswer =>
  isObject(value) &&
  isNumber(value.id) &&
  isString(value.text) &&
  isNumber(value.total) &&
  isBoolean(value.searched) &&
  isBoolean(value.loading) &&
  isBoolean(value.final) &&
  isArrayOf(value.results, isResultPage) &&
  isStrings(value.unknown) &&
  isOptionalString(value.suggestion) &&
  (value.elsewhere === undefined || isElsewhere(value.elsewhere));

const isElsewhere = (value: unknown): value is Elsewhere =>
  isObject(value) &&
  isNumber(value.total) &&
  isArrayOf(value.results, isResultPage) &&
  isStrings(value.groups) &&
  isBoolean(value.complete);

const isResultPage = (value: unknown): value is ResultPage =>
  isObject(value) &&
  isString(value.u) &&
  isStrings(value.title) &&
  isStrings(value.b) &&
  isResultSection(value.best) &&
  isArrayOf(value.more, isResultSection) &&
  isStrings(value.terms);

const TYPES: readonly unknown[] = [
  'title',
  'keywords',
  'heading',
  'content',
] satisfies ResultType[];

const isResultSection = (value: unknown): value is ResultSection =>
  isObject(value) &&
  TYPES.includes(value.type) &&
  isString(value.h) &&
  isStrings(value.heading) &&
  isStrings(value.text);
