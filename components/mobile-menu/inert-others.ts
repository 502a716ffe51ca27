/**
 * Makes everything outside an element inert: its siblings and the siblings of its ancestors.
 * Returns a function that undoes it.
 */
export function inertOthers(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (
    let inside = element;
    inside !== document.body && inside.parentElement;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (
        sibling === inside ||
        !(sibling instanceof HTMLElement) ||
        sibling.inert ||
        sibling.localName === 'script'
      )
        continue;
      sibling.inert = true;
      others.push(sibling);
    }
  }
  return () => {
    for (const other of others) other.inert = false;
  };
}
