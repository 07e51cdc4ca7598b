import { Component, type ComponentType, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown instead of children that failed; `onGoOn` renders them anew. */
  Fallback: ComponentType<{ onGoOn: () => void }>;
  children: ReactNode;
};

/** Catches what goes wrong while its children render, so that not the whole page is gone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    const { Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback onGoOn={() => this.setState({ hasFailed: false })} /> : children;
  }
}
