interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  label: string;
}

export function Progress({ percent, label }: ProgressProps) {
  return (
    <progress
      value={percent}
      max={100}
      aria-label={label}
      className="block h-2 w-full appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  );
}
