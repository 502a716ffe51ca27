/**
 * A file of the site.
 * @throws if there is no connection, or no such file
 */
export async function fetchFile(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}
