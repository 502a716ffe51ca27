import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';

/**
 * What Markdown is here, in pages and in descriptions of APIs: that of GitHub, in which bold text
 * may end in Chinese punctuation. (In `**完成。**接著` CommonMark expects a space after it.)
 */
export const markdownDialect: PluggableList = [remarkGfm, remarkCjkFriendly];
