import {
  followStorage,
  readStorage,
  removeStorage,
  storedKeys,
  writeStorage,
} from '@/components/storage/storage.ts';
import { isArrayOf, isBoolean, isNumber, isObject } from '@/lib/text/guards.ts';
import { Listeners } from '@/components/storage/listeners.ts';

/** What the browser keeps of a lesson. */
interface LessonProgress {
  done: boolean;
  /** Numbers of the questions that were answered right. */
  right: readonly number[];
}

/** By name of the lesson. */
export type CourseProgress = ReadonlyMap<string, LessonProgress>;

/** Keys of the store, one for each course. */
const PREFIX = 'course.';

/** What a browser without storage keeps until the page is left. */
const unstored = new Map<string, string>();
const listeners = new Listeners();

/** The kept text of a course; null if there is none. */
export const keptText = (course: string): string | null =>
  readStorage('local', PREFIX + course) ?? unstored.get(course) ?? null;

/** Calls back when the progress in a course may have changed, here or in another tab. */
export function followProgress(changed: () => void): () => void {
  const forget = listeners.subscribe(changed);
  const stop = followStorage((key) => {
    if (key.startsWith(PREFIX)) changed();
  });
  return () => {
    forget();
    stop();
  };
}

/** The progress that a kept text says. A text that this site has not written says nothing. */
export function readProgress(text: string | null): CourseProgress {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (!isObject(value)) return new Map();
    return new Map(
      Object.entries(value).filter((entry): entry is [string, LessonProgress] =>
        isLessonProgress(entry[1]),
      ),
    );
  } catch {
    return new Map();
  }
}

const isLessonProgress = (value: unknown): value is LessonProgress =>
  isObject(value) && isBoolean(value.done) && isArrayOf(value.right, isNumber);

/** Marks a lesson as done or not. */
export const keepDone = (course: string, lesson: string, done: boolean): void =>
  change(course, lesson, (before) => ({ ...before, done }));

/** Notes a question that was answered right. */
export const keepRight = (course: string, lesson: string, question: number): void =>
  change(course, lesson, ({ done, right }) => ({
    done,
    right: [...new Set([...right, question])],
  }));

/** Forgets a course. */
export function forgetCourse(course: string): void {
  unstored.delete(course);
  removeStorage('local', PREFIX + course);
  listeners.tell();
}

/** Forgets all courses, also those that the site no longer has. */
export function forgetAll(): void {
  const kept = storedKeys('local', PREFIX).map((key) => key.slice(PREFIX.length));
  for (const course of [...kept, ...unstored.keys()]) forgetCourse(course);
}

function change(
  course: string,
  lesson: string,
  update: (before: LessonProgress) => LessonProgress,
): void {
  const progress = readProgress(keptText(course));
  const lessonProgress = update(progress.get(lesson) ?? { done: false, right: [] });
  const text = JSON.stringify(Object.fromEntries([...progress, [lesson, lessonProgress]]));
  writeStorage('local', PREFIX + course, text);
  if (readStorage('local', PREFIX + course) === text) unstored.delete(course);
  else unstored.set(course, text);
  listeners.tell();
}
