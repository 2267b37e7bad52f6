import type { DriverKind, FormFault } from '@groundsheet/form-rules';
import type { ComponentType, ReactNode } from 'react';

import type { ToastMessage } from '../../components/toast-store.js';
import type { ChangeDraft, Draft } from '../drafts/draft.js';
import type { DraftCalls } from '../drafts/draft-saver.js';
import type { BeginForm } from '../drafts/use-draft.js';
import type { MachineStop } from '../machine/machine-stop.js';
import type { Sender } from '../sending/sender.js';
import type { StepProps } from './step-props.js';

/** What is asked before Next leaves a step. */
export interface AskProps<Made extends Draft> {
  draft: Made;
  change: ChangeDraft<Made>;
  /** Goes on to the next step. */
  onAnswered: () => void;
  onClose: () => void;
}

export interface StepDefinition<Made extends Draft> {
  title: string;
  Screen: ComponentType<StepProps<Made>>;
  /** Fields, by their wire names, without which Next does not leave the step. */
  needs?: readonly string[];
  /** Fields that lead back to this step when sending asks for them. */
  leadsBack?: readonly string[];
  /** What Next asks before it leaves the step, where `isDue`. */
  ask?: { isDue: (draft: Made) => boolean; Question: ComponentType<AskProps<Made>> };
  /** What opening the step fills in. */
  open?: (draft: Made) => Made;
}

/** What the last step shows in the footer, beside Previous. */
export interface SendActionProps<Made extends Draft> {
  draft: Made;
  isSending: boolean;
  /** Checks the form and asks for what is missing. */
  isComplete: () => boolean;
  send: () => Promise<void>;
}

export interface SaveDraftProps {
  draft: Draft;
  isSaving: boolean;
  /** True once the server has it. */
  save: () => Promise<boolean>;
}

/** One kind of form, as the wizard needs to know it. A feature defines it; everything else is the same for all kinds. */
export interface FormDefinition<Made extends Draft> {
  kind: DriverKind;
  /** Begins the heading of each step: 'Weekly Timesheet'. */
  title: string;
  steps: readonly StepDefinition<Made>[];
  fetchSteps: () => Promise<unknown>;
  begin: BeginForm<Made>;
  calls: DraftCalls<Made>;
  saving: {
    /** In milliseconds; not by itself unless said. */
    every?: number;
    /** Next waits for a save that is under way. */
    holdsNext?: boolean;
    /** What is said about a save that failed, if anything. */
    failed: (error: unknown, asked: 'by-wizard' | 'by-driver') => ToastMessage | null;
  };
  /** What keeps it from being sent, the first to be asked for first. */
  faults: (draft: Made, sender: Sender) => FormFault[];
  toasts: {
    fault: (fault: FormFault) => ToastMessage;
    sent: (draft: Made, sender: Sender) => ToastMessage;
    failed: (error: unknown) => ToastMessage;
  };
  /** What the panel after sending says: what went, and to whom. */
  summary: (draft: Made, sender: Sender) => { what: string; recipients: readonly string[] };
  /** Hours of the form as it is now; of a kind that has hours. */
  hoursOf?: (draft: Made) => number;
  /** What the button that sends is called. */
  sendLabel: string;
  /** The body of one-step completion. */
  submission: (draft: Made, sender: Sender) => object;
  /** Which machine it stops; null where it stops none. */
  stopOf?: (draft: Made) => Promise<MachineStop | null>;
  /** Attaches a photo, of an item where it was taken there. */
  addPhoto?: (draft: Made, url: string, item: string) => Made;
  /** Stands on the panel that says that the form waits. */
  Queued?: ComponentType<{ draft: Made }>;
  SendAction: ComponentType<SendActionProps<Made>>;
  SaveDraft: ComponentType<SaveDraftProps>;
  /** Keeps what was entered, to offer it on the next form. */
  rememberEntries: (draft: Made) => void;
  /** The words before the order number are for the ear only. */
  isOrderLabelHidden?: boolean;
  /** Stands under the header of each step. */
  Banner?: ComponentType;
  /** On the first step Previous is not there at all, rather than disabled. */
  hidesFirstPrevious?: boolean;
  /** Stands above and below each step. */
  above?: ReactNode;
  below?: ReactNode;
}
