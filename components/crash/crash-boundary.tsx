'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { isLoadFailure, LOADED_AS_A_WHOLE, mayReload } from '@/components/crash/load-failure.ts';
import { stateOfNewContent, type CrashState } from './crash-state.ts';
import { CrashPage, type CrashWords } from './crash-page.tsx';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { useCrashWords } from './crash-words.tsx';
import { LoadError } from './load-error.tsx';
import { WidgetCrash } from './widget-crash.tsx';

/**
 * What is fenced, and so what takes its place after a crash: the whole application or the page in its frame get a page
 * that says so, a widget a small box. What shows nothing (`silent`) leaves nothing behind, and the page can still be read.
 */
type Kind = 'application' | 'page' | 'widget' | 'silent';

interface Props {
  kind: Kind;
  /** File that the children are made of; named with the error. */
  file?: string;
  children: ReactNode;
}

/** Keeps a crash inside. “Try again” renders the children anew, and so do a navigation and new children, which a preview sends after each save. */
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
    // Next's own signals (not found, redirect) are no crashes.
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
    // It has ended, here.
    pendingNavigation.end();
    console.warn(LOADED_AS_A_WHOLE, error);
    // The address is the target's already.
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
