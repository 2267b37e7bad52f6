import { cn } from '../lib/cn.js';

interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** At the edge of the charcoal bar. */
  isEdge?: boolean;
}

export function Progress({ percent, label, isEdge = false }: ProgressProps) {
  return (
    <progress
      value={percent}
      max={100}
      aria-label={label}
      className={cn(
        'block w-full appearance-none overflow-hidden [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
        isEdge
          ? 'h-1 bg-bar-press [&::-webkit-progress-bar]:bg-bar-press'
          : 'h-2 rounded-chip bg-line [&::-webkit-progress-bar]:bg-line',
      )}
    />
  );
}
