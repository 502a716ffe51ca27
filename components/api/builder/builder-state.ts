import type { BuilderState, KeptAuth, KeptServer, MediaGroup } from './form-state.ts';
import type { BuilderData } from './builder-data.ts';
import {
  changeBody,
  changed,
  chooseExample,
  chooseMedia,
  restoreServer,
  withEntry,
} from './state-changes.ts';

export type BuilderAction =
  | { type: 'server'; index: number }
  | { type: 'variable'; name: string; value: string }
  | { type: 'combination'; index: number }
  | { type: 'secret'; key: string; value: string }
  | { type: 'media'; group: MediaGroup; value: string }
  | { type: 'value'; field: number; texts: readonly string[] }
  | { type: 'include'; field: number; on: boolean }
  | { type: 'text'; value: string }
  | { type: 'field'; name: string; value: string }
  | { type: 'files'; name: string; files: readonly File[] }
  | { type: 'example'; name: string }
  | { type: 'variant'; key: string }
  | { type: 'restore-server'; kept: KeptServer }
  | { type: 'restore-auth'; kept: KeptAuth };

export const secretKey = (scheme: string, field: string): string => `${scheme}.${field}`;

/** The form as rendered in the HTML. */
export function initialState({ servers, fields, contents }: BuilderData): BuilderState {
  return {
    server: 0,
    variables: servers.map(
      ({ variables }) => new Map(variables.map(({ name, value }) => [name, value])),
    ),
    combination: 0,
    secrets: new Map(),
    content: 0,
    accept: 0,
    media: {},
    values: fields.map(({ initial }) => initial),
    included: fields.map(({ required }) => required),
    bodies: contents.map(({ examples, fields: formFields }) => ({
      text: examples[0]?.text ?? '',
      fields: new Map(formFields.map(({ name, value }) => [name, value])),
      files: new Map(),
    })),
  };
}

/** Whether the empty text is one of the options of a field: choosing it is not emptying the field. */
const isChoiceOfEmpty = ({ fields }: BuilderData, index: number): boolean =>
  fields[index]?.kind === 'choice' && fields[index].values.includes('');

/** The form after an action. */
export function reduce(
  data: BuilderData,
  state: BuilderState,
  action: BuilderAction,
): BuilderState {
  switch (action.type) {
    case 'server':
      return { ...state, server: action.index };
    case 'variable':
      return {
        ...state,
        variables: changed(state.variables, state.server, (map) =>
          withEntry(map, action.name, action.value),
        ),
      };
    case 'combination':
      return { ...state, combination: action.index };
    case 'secret':
      return { ...state, secrets: withEntry(state.secrets, action.key, action.value) };
    case 'media':
      return chooseMedia(data, state, action.group, action.value);
    case 'value':
      return {
        ...state,
        values: changed(state.values, action.field, () => action.texts),
        included: changed(
          state.included,
          action.field,
          () => action.texts.some((text) => text !== '') || isChoiceOfEmpty(data, action.field),
        ),
      };
    case 'include':
      return { ...state, included: changed(state.included, action.field, () => action.on) };
    case 'text':
      return changeBody(state, (body) => ({ ...body, text: action.value }));
    case 'field':
      return changeBody(state, (body) => ({
        ...body,
        fields: withEntry(body.fields, action.name, action.value),
      }));
    case 'files':
      return changeBody(state, (body) => ({
        ...body,
        files: withEntry(
          body.files,
          action.name,
          action.files.length > 0 ? action.files : undefined,
        ),
      }));
    case 'example':
      return chooseExample(data, state, action.name);
    case 'variant': {
      const text = new Map(Object.entries(data.contents[state.content]?.variants ?? {})).get(
        action.key,
      );
      return text === undefined ? state : changeBody(state, (body) => ({ ...body, text }));
    }
    case 'restore-server':
      return restoreServer(data, state, action.kept);
    case 'restore-auth': {
      const combination = data.combinations.findIndex(({ label }) => label === action.kept.scheme);
      return {
        ...state,
        secrets: action.kept.secrets,
        combination: combination < 0 ? state.combination : combination,
      };
    }
  }
}
