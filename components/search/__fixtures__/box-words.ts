/** Short interface texts for the search box. */
export const boxWords = {
  label: 'Search',
  clear: 'Clear',
  results: 'Results',
  retry: 'Retry',
  failed: 'Failed',
  loading: 'Loading',
  opening: 'Opening',
};
