import { useId, type ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly about?: ReactNode;
  readonly values: readonly { readonly id: T; readonly title: string }[];
  readonly value: T;
  readonly choose: (value: T) => void;
}

/** One of a few: real radio buttons, so arrows, screen readers and switch control work as everywhere. */
export function Choice<T extends string>({ title, about, values, value, choose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {about && <p className="about">{about}</p>}
      <div className="choice">
        {values.map((one) => (
          <label key={one.id}>
            <input type="radio" name={name} value={one.id} checked={one.id === value} onChange={() => choose(one.id)} />
            <span>{one.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly shown: string;
  readonly set: (value: number) => void;
}

export function Slider({ title, value, min, max, step, shown, set }: SliderProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <div className="slider">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <output htmlFor={id}>{shown}</output>
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

export const Switch = ({ title, on, set }: SwitchProps) => (
  <label className="switch">
    <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
    <span>{title}</span>
  </label>
);
