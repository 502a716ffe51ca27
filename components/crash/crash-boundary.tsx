'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { isLoadFailure, LOADED_AS_A_WHOLE, mayReload } from './load-failure.ts';
import { stateOfNewContent, type CrashState } from './crash-state.ts';
import { CrashPage, type CrashWords } from './crash-page.tsx';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { useCrashWords } from './crash-words.tsx';
import { LoadError } from './load-error.tsx';
import { WidgetCrash } from './widget-crash.tsx';

/**
 * The fallback after a crash: a page for the application or for page content, a small box for a
 * widget, nothing for a `silent` enhancement.
 */
type Kind = 'application' | 'page' | 'widget' | 'silent';

interface Props {
  kind: Kind;
  /** Source file of the children, for the error message. */
  file?: string;
  children: ReactNode;
}

/**
 * An error boundary. “Try again”, a navigation, and new children (which the preview sends after
 * each save) render the children again.
 */
export function CrashBoundary(props: Props) {
  return <Boundary {...props} words={useCrashWords()} pathname={usePathname()} />;
}

class Boundary extends Component<Props & { words: CrashWords; pathname: string }, CrashState> {
  override state: CrashState = {
    crash: undefined,
    stuck: false,
    pathname: this.props.pathname,
    children: this.props.children,
  };

  static getDerivedStateFromError(thrown: unknown): Partial<CrashState> {
    // Next's own signals (not found, redirect) are not crashes.
    unstable_rethrow(thrown);
    return { crash: { thrown } };
  }

  static getDerivedStateFromProps = stateOfNewContent;

  override componentDidCatch(error: unknown): void {
    if (this.props.kind !== 'page' || !isLoadFailure(error)) return;
    if (!mayReload(location.pathname)) {
      this.setState({ stuck: true });
      return;
    }
    // The navigation has ended.
    pendingNavigation.end();
    console.warn(LOADED_AS_A_WHOLE, error);
    // The address bar already shows the target.
    location.reload();
  }

  readonly #retry = () => this.setState({ crash: undefined, stuck: false });

  override render(): ReactNode {
    const { kind, words, file, children } = this.props;
    const { crash, stuck } = this.state;
    if (!crash) return children;
    if (kind === 'silent') return null;
    if (kind === 'widget')
      return <WidgetCrash error={crash.thrown} file={file} words={words} onRetry={this.#retry} />;
    if (kind === 'page' && isLoadFailure(crash.thrown))
      return (
        <main id="main">
          {stuck && (
            <LoadError
              words={words}
              cause={String(crash.thrown)}
              onRetry={() => location.reload()}
            />
          )}
        </main>
      );
    return (
      <CrashPage
        error={crash.thrown}
        words={words}
        title={kind === 'application' ? words.pageTitle : undefined}
        onRetry={this.#retry}
      />
    );
  }
}
