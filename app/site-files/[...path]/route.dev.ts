import { readFileSync } from 'node:fs';
import { contentType } from '@/lib/server/content-types.ts';
import { previewFile } from '@/lib/server/preview-files.ts';

/** Files that a build copies beside the pages: images of the content, mermaid, `public/` of another site. Preview only. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const file = previewFile((await params).path);
  return file ? new Response(new Uint8Array(readFileSync(file)), { headers: { 'content-type': contentType(file), 'cache-control': 'no-store' } }) : new Response(null, { status: 404 });
}
