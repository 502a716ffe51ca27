import { readFileSync } from 'node:fs';
import { contentType } from '@/lib/render-data/content-types.ts';
import { previewFile } from '@/lib/render-data/preview-files.ts';
import { previewOutput } from '@/lib/render-data/preview-outputs.ts';

/**
 * Preview only: files that a build copies or writes beside the pages, such as images of the
 * content, `public/` of another site, Markdown copies, and print pages.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { path } = await params;
  const file = previewFile(path);
  const body = file
    ? new Uint8Array(readFileSync(file))
    : await previewOutput(path, new URL(request.url).origin);
  const type = file ?? (path.at(-1) === '_print' ? '_print.html' : path.join('/'));
  return body === undefined
    ? new Response(null, { status: 404 })
    : new Response(body, {
        headers: { 'content-type': contentType(type), 'cache-control': 'no-store' },
      });
}
