import { formatMoment } from '@groundsheet/form-rules';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { ownZone } from '../../lib/own-zone.js';

interface VersionProps {
  /** The draft in a few words. */
  text: string;
  changedAt: string;
}

export interface OtherVersionProps {
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  mine: VersionProps;
  other: VersionProps;
  onKeepMine: () => void;
  onTakeOther: () => void;
  /** Both stay as they are; the next save asks again. */
  onLater: () => void;
}

/** Two devices have changed one draft: which of the two is kept? Until that is said neither is lost. */
export function OtherVersion({ noun, mine, other, onKeepMine, onTakeOther, onLater }: OtherVersionProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      keepOnOutsideTap
      title="Changed on another device"
      description={`This ${noun} was changed on another device. Choose which one to keep.`}
      onOpenChange={onLater}
    >
      <Version title="On this device" {...mine} />
      <Version title="On the other device" {...other} />
      <Button variant="primary" size="action" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="action" onClick={onTakeOther}>
        Take the other one
      </Button>
    </Dialog>
  );
}

function Version({ title, changedAt, text }: VersionProps & { title: string }) {
  const zone = ownZone();
  return (
    <section aria-label={title}>
      <p className="font-semibold">
        {title}, {formatMoment(changedAt, zone)}
      </p>
      <p className="text-sm text-muted">{text}</p>
    </section>
  );
}
