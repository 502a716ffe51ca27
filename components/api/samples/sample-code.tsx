import { CodeView } from '@/components/mdx/code-view.tsx';
import { CodeButton } from '@/components/ui/code-button.tsx';
import type { SampleWords } from './sample-words.ts';

interface Props {
  /** Colored and escaped (lib/openapi/samples/sample-html.ts). */
  html: string;
  grammar: string;
  words: SampleWords;
  /** Shows the code on the whole screen. Without it there is no button for that. */
  onExpand?: () => void;
}

/** Code with line numbers, and buttons to wrap, enlarge, and copy it. */
export function SampleCode({ html, grammar, words, onExpand }: Props) {
  return (
    <CodeView
      html={html}
      language={grammar}
      words={words}
      lines={html.trimEnd().split('\n').length}
    >
      {onExpand && (
        <CodeButton icon="expand" label={words.expand} aria-haspopup="dialog" onClick={onExpand} />
      )}
    </CodeView>
  );
}
