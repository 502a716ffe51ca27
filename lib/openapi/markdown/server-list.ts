import type { List, ListItem, PhrasingContent } from 'mdast';
import { paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ApiWords } from '../html/words.ts';
import type { ServerData, ServerVariable } from '../pages/data.ts';
import { shownValues } from '../pages/servers.ts';

/** Servers with what they are for, and below each the variables of its address. */
export const serverList = (servers: readonly ServerData[], t: ApiWords): List =>
  list(
    servers.map(({ url, description, variables }) =>
      item(
        url,
        description === undefined ? '' : `: ${description}`,
        variables.length === 0
          ? []
          : [list(variables.map((variable) => item(variable.name, variableText(variable, t))))],
      ),
    ),
  );

const list = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

const item = (name: string, words: string, below: List[] = []): ListItem => {
  const code: PhrasingContent = { type: 'inlineCode', value: name };
  return {
    type: 'listItem',
    spread: false,
    children: [words === '' ? paragraph(code) : paragraph(code, text(words)), ...below],
  };
};

/** Default, values, and description of a server's variable, as they follow its name. */
function variableText(variable: ServerVariable, t: ApiWords): string {
  const { initial, values } = shownValues(variable);
  const facts = [
    ...(initial === undefined ? [] : [`${t('default')} ${initial}`]),
    ...(values.length > 0 ? [values.join(', ')] : []),
  ];
  return (
    (facts.length > 0 ? ` (${facts.join('; ')})` : '') +
    (variable.description === undefined ? '' : `: ${variable.description}`)
  );
}
