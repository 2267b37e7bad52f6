/**
 * What may name an account that is gone, and why. A number of an account that is nowhere else says nothing of a person;
 * what was sent, the audit log and counters end after their own time (docs/safeguards.md, Retention).
 */
export const OUTLIVES: Record<string, string> = {
  'audit_events.who': 'the audit log, to the end of its own time',
  'audit_events.about_id': 'the same',
  'defects.reporter_id': 'a defect of the firm’s machine, which stays with its sheet',
  'certificates.added_by_id': 'a paper of the firm’s machine, by a supervisor who has left',
  'certificate_files.added_by_id': 'the same',
  'defect_events.by_id': 'the same',
  'repair_links.by_id': 'a fitter’s link, 14 days',
  'emails.sender_id': 'mails of a sent form, which stay with it',
  'form_sets.asked_by': 'what a driver was asked for, by a supervisor who has left',
  'form_sets.dispatched_by': 'a completed set, by a supervisor who has left',
  'sign_requests.asked_by': 'what was asked of a client, by a supervisor who has left',
  'sign_queries.answered_by': 'the same of what was answered',
  'idempotency_keys.key': '48 hours',
  'limit_counters.subject': 'an hour or a day',
  'uploads.uploader': 'a day, or as long as the sent form that holds the file',
};

/** Ids of something else. */
export const OF_NO_ACCOUNT = [
  'certificate_files.certificate_id',
  'certificates.file_id',
  'certificates.machine_id',
  'defect_events.defect_id',
  'defect_events.form_id',
  'defects.form_id',
  'defects.photo_id',
  'document_files.replaces',
  'emails.form_id',
  'emails.record_id',
  'form_sets.check_sheet_id',
  'form_sets.company_id',
  'form_sets.timesheet_id',
  'forms.company_id',
  'forms.corrects',
  'forms.defect_id',
  'forms.repair_link_id',
  'forms.superseded_by',
  'made_pdfs.form_id',
  'off_hires.company_id',
  'off_hires.machine_id',
  'outbox_passes.session_id',
  'sign_queries.request_id',
  'sign_requests.company_id',
  'sign_requests.follows',
  'sign_requests.form_id',
  'uploads.held_by',
];
