/** The address of a part of this page. */
export function addressOf(id: string): string {
  const address = new URL(location.href);
  address.hash = id;
  return address.href;
}
