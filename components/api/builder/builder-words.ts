import type { Messages } from '@/lib/i18n/messages.ts';

/** Texts of the form, which the server passes on. */
export const BUILDER_WORDS = [
  'builder',
  'collapseAll',
  'expandAll',
  'baseUrl',
  'edit',
  'hide',
  'server',
  'auth',
  'scheme',
  'token',
  'username',
  'password',
  'key',
  'masked',
  'parameters',
  'required',
  'showOptional',
  'hideOptional',
  'addItem',
  'removeItem',
  'body',
  'contentType',
  'chooseFile',
  'accept',
  'send',
  'sending',
  'sendFailed',
  'responseTitle',
] as const satisfies readonly (keyof Messages['api'])[];

export type BuilderWords = Readonly<Record<(typeof BUILDER_WORDS)[number], string>>;
