/**
 * Represents the state of the content. The preview replaces this module with one that changes on
 * every save.
 */
export const contentStamp: string = '';
