import { formatMoment } from '@groundsheet/form-rules';

import type { Draft } from './draft.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';

interface OtherVersionProps<Made extends Draft> {
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  mine: Made;
  other: Made;
  describe: (draft: Made) => string;
  onKeepMine: () => void;
  onTakeOther: () => void;
  /** Both stay as they are; the next save asks again. */
  onLater: () => void;
}

/** Two devices have changed one draft: which of the two is kept? Until that is said neither is lost. */
export function OtherVersion<Made extends Draft>(props: OtherVersionProps<Made>) {
  const { noun, mine, other, describe, onKeepMine, onTakeOther, onLater } = props;
  return (
    <Dialog
      open
      role="alertdialog"
      keepOnOutsideTap
      title="Changed on another device"
      description={`This ${noun} was changed on another device. Choose which one to keep.`}
      onOpenChange={onLater}
    >
      <Version title="On this device" changedAt={mine.changedAt} text={describe(mine)} />
      <Version title="On the other device" changedAt={other.changedAt} text={describe(other)} />
      <Button variant="primary" size="action" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="action" onClick={onTakeOther}>
        Take the other one
      </Button>
    </Dialog>
  );
}

function Version({ title, changedAt, text }: { title: string; changedAt: string; text: string }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section aria-label={title}>
      <p className="font-semibold">
        {title}, {formatMoment(changedAt, zone)}
      </p>
      <p className="text-sm text-muted">{text}</p>
    </section>
  );
}
