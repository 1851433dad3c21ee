import type { Question } from '../../match/question.ts';

/** Before the prompt of what an option has announced. */
const nextStep = 'Next step:';

type Prompted = Pick<Question, 'prompt' | 'second'>;

/** How long it is. */
export const promptLetters = ({ prompt, second }: Prompted): number => prompt.length + (second ? nextStep.length : 0);

/** What is asked, on every screen: the second of two steps says that it is one. */
export const PromptWords = ({ prompt, second }: Prompted) => (
  <>
    {second && <span className="next-step">{nextStep} </span>}
    {prompt}
  </>
);
