import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reportError } from './report.ts';
import { attributeOf, isTag, type Tag } from './tags.ts';

/** The tags that are parts of another one. */
const PARTS: Readonly<Record<string, string>> = { Answer: 'Question', Expected: 'Exercise' };

/**
 * Checks exercises and questions, and numbers them. Their numbers are ids that a link can lead to
 * (`e-1`, `q-1`), and tell the questions of a page apart.
 */
export function remarkCourses() {
  return (tree: Root, file: VFile): void => {
    const counts = { Exercise: 0, Question: 0 };
    visit(tree, (node, _, parent) => {
      if (!isTag(node)) return;
      const whole = PARTS[node.name ?? ''];
      if (whole !== undefined && !(isTag(parent) && parent.name === whole))
        reportError(
          file,
          `<${node.name}> is a part of <${whole}>. Put it inside one, as the last of its parts.`,
          node.position,
        );
      if (node.name !== 'Exercise' && node.name !== 'Question') return;
      const mistakes = node.name === 'Exercise' ? exerciseMistakes(node) : questionMistakes(node);
      for (const mistake of mistakes) reportError(file, mistake, node.position);
      const number = String(++counts[node.name]);
      const own = { id: `${node.name === 'Exercise' ? 'e' : 'q'}-${number}`, number };
      node.attributes.push(
        ...Object.entries(own).map(([name, value]) => ({
          type: 'mdxJsxAttribute' as const,
          name,
          value,
        })),
      );
    });
  };
}

const partsNamed = (node: Tag, name: string): Tag[] =>
  node.children.filter((child): child is Tag => isTag(child) && child.name === name);

function exerciseMistakes(node: Tag): string[] {
  const title = attributeOf(node, 'title')?.value;
  const mistakes: string[] = [];
  if (title === undefined || title === null || title === '')
    mistakes.push('<Exercise> has no title. Write <Exercise title="What the reader does">.');
  if (partsNamed(node, 'Expected').length !== 1)
    mistakes.push(
      '<Exercise> needs one <Expected>: the result by which the reader sees that it worked. Put it after the steps.',
    );
  return mistakes;
}

function questionMistakes(node: Tag): string[] {
  const mistakes: string[] = [];
  const lists = node.children.flatMap((child) =>
    child.type === 'list' && child.children.some(({ checked }) => typeof checked === 'boolean')
      ? [child]
      : [],
  );
  const [choices] = lists;
  if (!choices || lists.length > 1 || choices.children.length < 2)
    mistakes.push(
      '<Question> needs one list of two or more choices. Write a task list with an empty line above it: `- [x] right`, `- [ ] wrong`.',
    );
  else if (choices.children.some(({ checked }) => typeof checked !== 'boolean'))
    mistakes.push(
      '<Question> has a choice without a box. Begin each line of its list with `- [ ]` or `- [x]`.',
    );
  else if (!choices.children.some(({ checked }) => checked))
    mistakes.push('<Question> has no right choice. Mark each right one with `- [x]`.');
  if (choices && node.children[0] === choices)
    mistakes.push('<Question> does not ask anything. Write the question above its choices.');
  if (partsNamed(node, 'Answer').length !== 1)
    mistakes.push(
      '<Question> needs one <Answer> that says why. Put it after the choices, with an empty line before it.',
    );
  return mistakes;
}
