/**
 * The path of the training page. A section there holds courses: each of its folders is one. In a
 * file without imports, because the search asks for it in the browser.
 */
export const TRAINING_PATH = '/training';
