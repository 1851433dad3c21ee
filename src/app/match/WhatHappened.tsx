import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Diary } from '../../match/handView.ts';

interface Props {
  /** Of a game that keeps one. */
  readonly diary: Diary | undefined;
  /** The log: everything that was told. */
  readonly children: ReactNode;
}

/** The log, and in a game that keeps a diary a key to turn to it and back. */
export function WhatHappened({ diary, children }: Props) {
  const [book, setBook] = useState<'log' | 'diary'>('log');
  if (!diary) return children;
  return (
    <>
      <div className="books" role="group" aria-label="What is shown">
        <button type="button" className="button" aria-pressed={book === 'log'} onClick={() => setBook('log')}>
          Everything
        </button>
        <button type="button" className="button" aria-pressed={book === 'diary'} onClick={() => setBook('diary')}>
          {diary.title}
        </button>
      </div>
      {book === 'log' ? children : <Pages diary={diary} />}
    </>
  );
}

/** The newest page is last, and is in sight when the diary is opened. */
function Pages({ diary: { title, pages, empty } }: { readonly diary: Diary }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => void list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' }), [pages.length]);
  if (pages.length === 0) return <p className="quiet">{empty}</p>;
  return (
    <ol ref={list} className="diary" aria-label={`${title}, oldest page first`}>
      {pages.map((page, index) => (
        <li key={index}>
          <h3>{page.title}</h3>
          <ul>
            {page.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
