import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown instead of children that failed; `goOn` renders them anew. */
  fallback: (goOn: () => void) => ReactNode;
  children: ReactNode;
};

/** Catches what goes wrong while its children render, so that not the whole page is gone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    const goOn = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? this.props.fallback(goOn) : this.props.children;
  }
}
