/** The controls of a path, in the order of clicks. */
export const pathParts = (path: string): string[] =>
  path
    .split('→')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Why a path of controls cannot be shown; undefined if it can. */
export function pathMistake(path: string | undefined): string | undefined {
  const example = '<ControlPath>System → Users → Add</ControlPath>';
  if (path === undefined || pathParts(path).length < 2)
    return `<ControlPath> needs at least two controls, as plain text: ${example}. A single control is **bold**.`;
  return pathParts(path).length === path.split('→').length
    ? undefined
    : `<ControlPath> has an arrow without a control: ${example}.`;
}
