import type { CrashWords } from '../crash-page.tsx';

export const crashWords: CrashWords = {
  title: 'This page crashed',
  advice: 'Try again, or open another page.',
  partCrashed: 'This part crashed',
  tryAgain: 'Try again',
  cause: 'Cause:',
  pageTitle: 'Page error',
  loadFailed: 'This could not be loaded',
  retry: 'Retry',
  technicalDetails: 'Technical details',
};
