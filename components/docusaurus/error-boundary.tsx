'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  fallback?: (given: { error: Error; tryAgain: () => void }) => ReactNode;
  children?: ReactNode;
}

/** `@docusaurus/ErrorBoundary`: shows something else when what is inside fails in the browser. */
export class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, children } = this.props;
    if (!error) return children;
    return fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) });
  }
}
