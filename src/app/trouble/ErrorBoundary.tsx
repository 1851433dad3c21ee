import { Component, type ReactNode } from 'react';
import { isLost, lostWords } from './lost.ts';
import { Trouble } from './Trouble.tsx';

interface Props {
  readonly children: ReactNode;
  /** What is safe, and what can be done with it. */
  readonly comfort?: (again: () => void) => ReactNode;
}

interface State {
  readonly error: unknown;
}

/** A crash of the page is not the end of a match: the match is saved after each answer. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  private readonly again = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isLost(error))
      return (
        <Trouble
          title="A part of the page is missing"
          acts={
            <button type="button" className="button brass" onClick={() => window.location.reload()}>
              Reload the page
            </button>
          }
        >
          <p>{lostWords(error)}</p>
        </Trouble>
      );
    return (
      <Trouble
        title="Something fell off the table"
        acts={
          <>
            <button type="button" className="button brass" onClick={this.again}>
              Continue
            </button>
            {this.props.comfort?.(this.again)}
          </>
        }
      >
        <p>The page met a fault it did not expect. Your match is saved after every answer, so nothing you did is lost.</p>
        <details>
          <summary>What the fault says</summary>
          <pre className="fault">{error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error)}</pre>
        </details>
      </Trouble>
    );
  }
}
