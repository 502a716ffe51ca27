import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** Frequent characters that only Simplified Chinese has. */
const SIMPLIFIED = new Set(
  '们这为说对时会来开关门问间马车东书长见贝页风飞龙设备网络软储数据库转换显启动运检测试验证码连线传输图标记录档选择项确认错误响应发级别编辑删创权组织账号请单击点态产实务报构节类处变导义随让给过还进远边层电脑键盘区华万亿岁亲爱专业从众优两严丰临举乐习乡买乱争亏亚产仅从仓仪价众优伙伞伟传伤伦伪体余佣侠侣侥侦侧侨',
);

/** Reports Simplified characters on a page in Traditional Chinese. */
export function simplifiedCharacters(page: EditorialPage): Problem[] {
  return page.text.prose.flatMap(({ text, line }) => {
    const found = [...new Set(text)].filter((character) => SIMPLIFIED.has(character));
    return found.length === 0
      ? []
      : [mistake(page, `has Simplified characters: ${found.join(' ')}.`, line)];
  });
}
