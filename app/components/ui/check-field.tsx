import type { ReactNode } from 'react';
import { useFieldValue } from './use-field-value';

interface CheckFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly defaultChecked: boolean;
  readonly className?: string;
}

export function CheckField({ label, name, defaultChecked, className = '' }: CheckFieldProps) {
  const field = useFieldValue<HTMLInputElement>(defaultChecked);
  return (
    <label className={`inline-flex min-h-control items-center gap-2 text-sm ${className}`}>
      <input ref={field} type="checkbox" name={name} value="1" defaultChecked={defaultChecked} className="check-box" />
      {label}
    </label>
  );
}
