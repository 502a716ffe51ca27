import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { nginxConfig } from '@/lib/deploy/nginx-config.ts';
import { siteNginxOptions } from '@/lib/deploy/site-nginx.ts';
import { encodePath } from '@/lib/docs/urls.ts';
import {
  HASHED_FOLDERS,
  IMMUTABLE,
  REVALIDATE,
  TYPES,
  UNHASHED_FILE,
} from '@/lib/render-data/content-types.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Names of our commands in a text. */
const commands = (text: string): string[] =>
  [...text.matchAll(/npm run (?:-s |--silent )?([\w:]+)/g)].map(([, name]) => name!);

test('nginx: the configuration in deploy/ equals the output of the command', async () => {
  expect(
    read('deploy/nginx/portal.conf'),
    'run `npm run -s deploy:nginx > deploy/nginx/portal.conf`',
  ).toBe(nginxConfig(siteNginxOptions(await loadSiteConfig(sitePaths({})))));
});

test('container: every file and command that it names is there, and its server is not root', () => {
  const text = read('deploy/container/Containerfile');
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) =>
    sources!.split(' '),
  );
  expect(copied.length).toBeGreaterThan(2);
  for (const name of copied) expect(existsSync(name), name).toBe(true);
  for (const name of commands(text)) expect(scripts, name).toHaveProperty([name]);
  expect(commands(text)).toEqual(expect.arrayContaining(['build', 'release', 'deploy:nginx']));
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm))
    expect(image, 'an exact version').toMatch(/:\d+\.\d+\.\d+/);
  // The last stage: an image whose nginx runs without rights, on a port above 1024, with what the
  // first stage has made.
  const last = text.slice(text.lastIndexOf('FROM '));
  expect(last).toMatch(/^FROM \S*nginx-unprivileged/);
  const port = /EXPOSE (\d+)/.exec(last)?.[1];
  expect(Number(port)).toBeGreaterThan(1024);
  expect(text).toContain(`--listen ${port} `);
  const root = /--root (\S+)/.exec(text)?.[1];
  expect(last).toContain(`COPY --from=build /portal/out ${root}`);
  // What is left out of the build must not be what the pages' dates come from.
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['node_modules', 'out', '.cache']) expect(ignored).toContain(name);
  for (const name of ['.git', 'content', 'messages', 'openapi', 'deploy'])
    expect(ignored).not.toContain(name);
});

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Workflow {
  on: { push: { branches: string[] } };
  concurrency: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, { steps: Step[]; env?: Record<string, string> }>;
}

describe.each(readdirSync('deploy/workflows'))('workflow %s', (file) => {
  const workflow = parse(read(`deploy/workflows/${file}`)) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const at = (found: (step: Step) => boolean) => steps.findIndex(found);

  test('builds below its base path, with the history, what it can, in one publication at a time', () => {
    expect(workflow.concurrency['cancel-in-progress']).toBe(false);
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({
      'fetch-depth': 0,
    });
    for (const name of steps.flatMap(({ run }) => commands(run ?? '')))
      expect(scripts, name).toHaveProperty([name]);
    const build = steps[at(({ run }) => run === 'npm run build')]!;
    const { env } = jobs.find((job) => job.steps.includes(build))!;
    expect({ ...env, ...build.env }.BASE_PATH).toBeTruthy();
  });

  test('names each action by its commit, with the version that it is', () => {
    const lines = read(`deploy/workflows/${file}`)
      .split('\n')
      .filter((line) => /^\s*-? *uses: /.test(line));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('takes over the assets of the release before, after the build and before anything is published', () => {
    const [build, keep, publish] = [
      at(({ run }) => run === 'npm run build'),
      at(({ run }) => run?.startsWith('npm run release -- --from') ?? false),
      at(
        ({ run, uses }) =>
          (run?.includes('aws s3') ?? false) || (uses?.includes('upload-pages-artifact') ?? false),
      ),
    ];
    expect(build).toBeGreaterThanOrEqual(0);
    expect(keep).toBeGreaterThan(build);
    expect(publish).toBeGreaterThan(keep);
  });
});

test('object store: immutable files are uploaded first and kept, then pages, and deletions come last', () => {
  const { steps } = (parse(read('deploy/workflows/object-store.yml')) as Workflow).jobs.publish!;
  const uploads = steps.filter(({ run }) => run?.includes('aws s3')).map(({ run }) => run!);
  expect(uploads).toHaveLength(3);
  const [assets, pages, removal] = uploads;
  expect(/for folder in (.*); do/.exec(assets!)?.[1]?.split(' ')).toEqual([...HASHED_FOLDERS]);
  expect(assets).toContain(`--cache-control '${IMMUTABLE}'`);
  expect(assets).toContain(`--exclude '*${UNHASHED_FILE}'`);
  expect(pages).toContain(`--cache-control '${REVALIDATE}'`);
  for (const extension of ['.html', '.txt', '.md'])
    expect(pages).toContain(`--include '*${extension}' --content-type '${TYPES[extension]}'`);
  expect(uploads.filter((run) => run.includes('--delete'))).toEqual([removal]);
});

test('object store: bucket and region come from outside, and both have to be there', () => {
  const { on, jobs } = parse(read('deploy/workflows/object-store.yml')) as {
    on: { workflow_dispatch: { inputs: object } };
    jobs: Workflow['jobs'];
  };
  expect(Object.keys(on.workflow_dispatch.inputs)).toEqual(['bucket', 'region']);
  expect(jobs.publish!.env).toMatchObject({
    BUCKET: '${{ inputs.bucket || vars.BUCKET }}',
    AWS_DEFAULT_REGION: '${{ inputs.region || vars.REGION }}',
  });
  const check = jobs.publish!.steps[0]!.run!;
  for (const [BUCKET, AWS_DEFAULT_REGION, status] of [
    ['b', 'r', 0],
    ['', 'r', 1],
    ['b', '', 1],
  ] as const)
    expect(
      spawnSync('bash', ['-e', '-c', check], {
        env: { ...process.env, BUCKET, AWS_DEFAULT_REGION },
      }).status,
    ).toBe(status);
  // The list of what is uploaded is no file of the site.
  expect(jobs.publish!.steps.at(-1)!.run).toContain('--exclude "$LIST"');
});

describe('clean addresses of a CDN', () => {
  const source = read('deploy/cdn/clean-urls.js');
  const functionFor = (basePath: string) =>
    runInNewContext(
      `${source.replace("BASE_PATH = ''", `BASE_PATH = '${basePath}'`)}; handler`,
    ) as (event: { request: { uri: string } }) => { uri: string };
  const [own, below] = [functionFor(''), functionFor('/docs')];
  const fileFor = (uri: string, handler = own): string => handler({ request: { uri } }).uri;

  test('B2: every promised path is a page, whatever dots it has, in each of its spellings', () => {
    const promised = (JSON.parse(read('published-paths.json')) as string[]).filter(
      (path) => !path.endsWith('/'),
    );
    expect(promised.length).toBeGreaterThan(400);
    for (const path of promised.map(encodePath))
      for (const end of ['', '/', '.html', '/index.html'])
        expect(fileFor(path + end), path + end).toBe(`${path}.html`);
  });

  test.each([
    ['/', '/index.html'],
    ['/index.html', '/index.html'],
    ['/zh-tw/', '/zh-tw.html'],
    ['/zh-tw', '/zh-tw.html'],
    ['/BSP/Overview.txt', '/BSP/Overview.txt'],
    ['/BSP/Overview%20', '/BSP/Overview.html'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/nope', '/nope.html'],
  ])('%s is %s, below a base path, too', (path, file) => {
    expect(fileFor(path)).toBe(file);
    expect(fileFor(`/docs${path}`, below)).toBe(`/docs${file}`);
  });

  test('a base path without a slash is the home page', () => {
    expect(fileFor('/docs', below)).toBe('/docs/index.html');
  });

  test('every kind of file that the site has is known as one', () => {
    for (const extension of Object.keys(TYPES))
      expect(fileFor(`/a/b${extension}`)).toBe(`/a/b${extension}`);
  });
});

test('nginx answers for the hosts of all locales', () => {
  const { serverName } = siteNginxOptions({
    url: 'https://docs.example',
    defaultLocale: 'en',
    locales: [
      { code: 'en', label: 'English', htmlLang: 'en' },
      { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW', url: 'https://zh.example/docs' },
    ],
  });
  expect(serverName).toBe('docs.example zh.example');
});
