export interface paths {
    "/api/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Admins. The latest entries first. A `Link` header with `rel="next"` leads to the next page. Entries are never changed; network and device are erased after 30 days. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Audit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-events/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log as a table
         * @description Admins. All entries that the filters match, latest first, 10,000 at most. UTF-8 with a byte order mark; no text can act as a formula. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Audit_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List good backups
         * @description Admins. The 31 newest, newest first.
         */
        get: operations["Backups_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Anyone. Uses neither the database nor the queue.
         */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process can do its work
         * @description Anyone. Asks the database and the job queue; a worker also looks at its own job runners.
         */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parked-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failed jobs
         * @description Admins. The 100 oldest.
         */
        get: operations["ParkedJobs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parked-jobs/{id}/run-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a failed job again
         * @description Admins. At once, with all its attempts again.
         */
        post: operations["ParkedJobs_runAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address for a photo
         * @description Anyone; for an account, with its session or with a pass for its outbox. No body. The address takes one photo by PUT within 15 minutes. Only forms of the same account may hold the photo; without one, of the same device, which is known by a cookie that it gets.
         */
        post: operations["Uploads_expect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a photo that you have sent
         * @description Anyone. Only the account that sent it, or without one the same device, which is known by its cookie; anybody else is told that there is no such file. Others read it through its form.
         */
        get: operations["Uploads_read"];
        /**
         * Send a file to its address
         * @description Anyone. Anyone who has the address. The file itself, at most 10,485,760 bytes, and 40 megapixels for a confirmed account or 12 for anybody else; its content decides what it is, not its Content-Type. A photo is stored as an upright JPEG of at most 2048 dots without metadata, belongs to no form, and can be read by its sender alone until a form names it. A document of the vault may also be a PDF, and its pictures have at most 3200 dots. The logo of the firm becomes a PNG of at most 600 by 200 dots. A connection on which nothing arrives for 30 seconds is closed.
         */
        put: operations["Uploads_receive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to changes of sent forms
         * @description Anyone with an account. Server-sent events: `changed` whenever the mail of a form that the caller may see has a new state. It is a hint to ask again, and may be lost. The stream ends with the session.
         */
        get: operations["Forms_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`). In the shape of its kind: `kind` says which call would answer the same.
         */
        get: operations["Forms_get"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Anyone with an account. With its signatures and photos. A sent form that it corrects stays as it is.
         */
        delete: operations["Forms_throwAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of a sent form
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["Forms_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event log of a form
         * @description Anyone with an account. Everything that happened to it and to its mails, in order; for its driver, supervisors and admins.
         */
        get: operations["Forms_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/events/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the record of a form
         * @description Supervisors and admins. Whether it says what was sent and signed, by the hashes that were recorded then, whether its PDF is the one that was made, and whether its entries are those of each day that is over.
         */
        get: operations["Forms_checkEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a sent form
         * @description Anyone with an account. Begins a draft with the same entries and copies of the photos, with today as the day of the signatures, but without signatures and rating. Once sent, it takes the place of the first. Repeating the call gives the same draft.
         */
        post: operations["Forms_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a form sent without an account
         * @description Anyone with an account. With the token of the response to its sending, for 24 hours, under the name on it. From then on it is the caller’s own; repeating the call changes nothing. The body may have up to 16 KB.
         */
        post: operations["Forms_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a sent form once more
         * @description Anyone with an account. To the same people, or to those named, by its driver, a supervisor or an admin. Each gets a new mail; the form stays as it is. The body may have up to 16 KB.
         */
        post: operations["Forms_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a copy of a form sent without an account
         * @description Anyone. With the token of the response to its sending, for seven days and as long as nobody has added it to an account. It counts as a form of the guest. The body may have up to 16 KB.
         */
        post: operations["Forms_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/revoke-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the links to a sent form
         * @description Anyone with an account. For its driver, supervisors and admins. Links in mails sent so far stop working, and so do pages opened by one; mailing it again makes new links. A PDF that was attached to a mail stays with its reader.
         */
        post: operations["Forms_revokeLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a completed form by the key from its mail
         * @description Anyone. Sets an HttpOnly cookie that is good for this one form, its PDF and its photos for an hour, unless the links are revoked sooner. The body may have up to 16 KB.
         */
        post: operations["FormLinks_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-links/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a form that was sent from this device without an account
         * @description Anyone. With the token of the response to its sending, for seven days and as long as nobody has added it to an account. Sets the same cookie as the key of a mail. The body may have up to 16 KB.
         */
        post: operations["FormLinks_openSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the limits of a form
         * @description Anyone. They depend on the caller: lower without an account, or until its email address is confirmed.
         */
        get: operations["FormLimits_ofSender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a record by its reference
         * @description Anyone with an account. A form or a form set, without its contents: a driver’s own, drafts too; for supervisors and admins also everybody else’s form sets and sent forms, and off-hire notices. A defect, `D-1042`, and a machine of the register, `EX-0417`, for everybody.
         */
        get: operations["References_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests to sign
         * @description Anyone with an account. A driver’s own; for supervisors and admins everybody’s. The latest first.
         */
        get: operations["SignRequests_list"];
        put?: never;
        /**
         * Ask somebody to sign a form or set on their own phone
         * @description Anyone with an account. By its driver, a supervisor or an admin, for exactly what it says now. The link works for 7 days, a code for 30 minutes; the device that asks cannot sign. The body may have up to 16 KB.
         */
        post: operations["SignRequests_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count outstanding signatures, and what clients say is wrong
         * @description Supervisors and admins.
         */
        get: operations["SignRequests_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request to sign
         * @description Anyone with an account. Whether it was opened, signed or disagreed with.
         */
        get: operations["SignRequests_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a code on the screen valid for another 30 minutes
         * @description Anyone with an account.
         */
        post: operations["SignRequests_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind somebody to sign
         * @description Anyone with an account. By mail, once a day; the link then works for another 7 days.
         */
        post: operations["SignRequests_remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request to sign
         * @description Anyone with an account. Repeating the call changes nothing.
         */
        post: operations["SignRequests_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept what a client says is wrong
         * @description Anyone with an account. By its driver: begins a correction with the proposed figures filled in. Once it is sent, the same person is asked again in the same way.
         */
        post: operations["SignRequests_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer in words what a client says is wrong
         * @description Anyone with an account. They may then sign after all. A person who was asked by mail gets the answer by mail. The body may have up to 16 KB.
         */
        post: operations["SignRequests_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what is to be signed
         * @description Anyone with the link, on their own device. Its asker is told that it was opened. The body may have up to 16 KB.
         */
        post: operations["Signing_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the PDF of what is to be signed
         * @description Anyone with the link, on their own device. The body may have up to 16 KB.
         */
        post: operations["Signing_pdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a requested signature
         * @description Anyone with the link, on their own device. Once, and only what `shownSha256` says was shown. Of two who sign at the same moment the second is told who was first. The body may have up to 1 MB.
         */
        post: operations["Signing_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query what is to be signed
         * @description Anyone with the link, on their own device. Line by line, with what it should be. After signing it stands beside the signature and reopens nothing. The body may have up to 16 KB.
         */
        post: operations["Signing_query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/pass-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass a request to sign on to somebody else
         * @description Anyone with the link, on their own device. Once; it is recorded. The body may have up to 16 KB.
         */
        post: operations["Signing_passOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the driver’s week after signing
         * @description Anyone with the link, on their own device. Once, by the client. Supervisors and admins see it; the driver never does. The body may have up to 16 KB.
         */
        post: operations["Signing_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-requests/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny a signature
         * @description Anyone with the link in a receipt, for 30 days. With the key of the receipt, once. The signature stays; driver, supervisors and admins are mailed. The body may have up to 16 KB.
         */
        post: operations["Signing_deny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a PDF is one of ours
         * @description Anyone. By the reference on it and the SHA-256 of the file, which stays where it is. It says nothing about what is on the form. The body may have up to 16 KB.
         */
        post: operations["Verifying_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account that is signed in
         * @description Anyone with an account.
         */
        get: operations["Me_me"];
        put?: never;
        post?: never;
        /**
         * Delete your own account
         * @description Anyone with an account. Erases the account, its drafts, its vault with the share packs and the emails about it, and ends all its sessions. Sent forms stay as employment and billing records without their driver, and the links in emails keep working. The body may have up to 16 KB.
         */
        delete: operations["Me_deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the email to confirm the address again
         * @description Anyone with an account. Sends nothing if the address is already confirmed.
         */
        post: operations["Me_requestConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Anyone with an account. Ends every other session. This one continues with a new cookie. The body may have up to 16 KB.
         */
        put: operations["Me_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password again
         * @description Anyone with an account. For the five minutes that follow, this session may do what is otherwise refused with `session.password-needed`. It continues with a new cookie. The body may have up to 16 KB.
         */
        post: operations["Me_givePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own sessions
         * @description Anyone with an account. Last used first.
         */
        get: operations["Me_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on another device
         * @description Anyone with an account. Ends one of your own sessions at once.
         */
        delete: operations["Me_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an outbox pass for this device
         * @description Anyone with an account. Sets a cookie that for 14 days delivers forms of this account from this device by the other calls of the outbox, and is good for nothing else. It ends with logout, with a new password, when the session is ended from another device and when the account is deactivated.
         */
        post: operations["OutboxPass_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Anyone. Signs in at once and sends an email with a link to confirm the address. The body may have up to 16 KB.
         */
        post: operations["Drivers_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Anyone. Sets the cookie of a new session, which ends 30 minutes after its last use and after 12 hours at the latest. The body may have up to 16 KB.
         */
        post: operations["Drivers_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Anyone. Ends this session and the outbox pass, and has the browser empty its cache for this site. Does nothing else if nobody is signed in.
         */
        post: operations["Drivers_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of an account
         * @description Anyone who has the email. Takes the key from the link in the email, which is valid for 7 days, and the password of the account, because another person may have registered the address. The body may have up to 16 KB.
         */
        post: operations["Drivers_confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/confirm-email/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of an account and set a new password
         * @description Anyone who has the email. For people who do not know the password of the account. Takes the same key, once. Ends every session and signs in. The body may have up to 16 KB.
         */
        post: operations["Drivers_confirmWithNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Anyone. Sends an email with a link if there is an account with this address. The response does not reveal whether there is one. The body may have up to 16 KB.
         */
        post: operations["Drivers_forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link from an email
         * @description Anyone who has the email. Takes the key from the link in the email, which is valid for one hour and can be used once. Ends every session. The body may have up to 16 KB.
         */
        post: operations["Drivers_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Anyone who has the email. Takes the key from the link in the email, which is valid for 7 days and can be used once, and the password that the person has chosen. Signs in at once. The body may have up to 16 KB.
         */
        post: operations["Drivers_acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Admins. Everybody with an account or an open invitation, by name. A `Link` header with `rel="next"` leads to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["People_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count people by letter
         * @description Admins. How many names begin with each letter. Letters with none are left out.
         */
        get: operations["People_letters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a person
         * @description Admins. The account, with the devices it is signed in on, the machines and the latest forms that were sent. Reading another person is recorded, once an hour. The contents of the vault are a call of their own.
         */
        get: operations["People_get"];
        put?: never;
        post?: never;
        /**
         * Erase an account
         * @description Admins. Erases the same as when its owner deletes it. Sent forms stay without their driver.
         */
        delete: operations["People_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody
         * @description Admins. Sends an email with a link to choose a password, which is valid for 7 days and can be used once. An account made with this address and never confirmed is taken over: its password and sessions are removed. The body may have up to 16 KB.
         */
        post: operations["People_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Admins. The new link is valid for 7 days, even if the first has expired.
         */
        post: operations["People_inviteAgain"];
        /**
         * Withdraw an invitation
         * @description Admins. Its links no longer work, and nothing about the person is kept.
         */
        delete: operations["People_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a person’s role
         * @description Admins. Ends the sessions of that account. A role above driver is only for accounts whose address is confirmed, and for invited people. The body may have up to 16 KB.
         */
        put: operations["People_changeRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an account
         * @description Admins. Ends its sessions at once. Nothing is deleted.
         */
        post: operations["People_deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate an account
         * @description Admins. It keeps the password it had.
         */
        post: operations["People_reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own preferences
         * @description Anyone with an account. Theme, text size, saved addresses, form memory and reminders of documents in one response. Preferences that were never set are absent.
         */
        get: operations["Preferences_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/preferences/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one preference
         * @description Anyone with an account. In the shape in which it was stored.
         */
        get: operations["Preferences_get"];
        /**
         * Store a preference
         * @description Anyone with an account. Replaces the stored value. The last writer wins. The body may have up to 64 KB.
         */
        put: operations["Preferences_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own forms
         * @description Anyone with an account. Timesheets and check sheets, including drafts, last changed first. The header `Link: …; rel="next"` points to the next page.
         */
        get: operations["History_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download your own forms as a table
         * @description Anyone with an account. One row per timesheet day with entries and one per check sheet, including drafts. UTF-8 with a byte order mark. Texts are in quotes, with line feeds between their lines; a line that a spreadsheet would read as a formula is prefixed with an apostrophe.
         */
        get: operations["History_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/export.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDFs of your own sent forms
         * @description Anyone with an account. As one ZIP. PDFs that are not ready yet are listed in a text file inside it.
         */
        get: operations["History_exportZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everybody’s forms
         * @description Supervisors and admins. All sent forms, guests’ too, and the drafts that their drivers have signed; last changed first. The header `Link: …; rel="next"` points to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["OfficeForms_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everybody’s forms as a table
         * @description Supervisors and admins. Everything that the filters match. The columns are those of a driver’s own table, then the account, who signed for the client, on what and when, what the form corrects, the form set that it was approved in, the rating, and how the client rated the week on their own phone, which is left out of one’s own forms. UTF-8 with a byte order mark; no text can act as a formula. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["OfficeForms_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/export.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everybody’s forms as a spreadsheet
         * @description Supervisors and admins. Everything that the filters match, 10,000 rows at most. The columns are those of a driver’s own table, then the account, who signed for the client, on what and when, what the form corrects, the form set that it was approved in, the rating, and how the client rated the week on their own phone, which is left out of one’s own forms. Numbers and dates are stored as such; every other cell is text. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["OfficeForms_exportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/export.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDFs of everybody’s sent forms
         * @description Supervisors and admins. As one ZIP. PDFs that are not ready yet are listed in a text file inside it. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["OfficeForms_exportZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the overview
         * @description Supervisors and admins. What came in, what is missing and what needs attention, by week ending or check date. Except where drafts are counted, only sent forms count, and none that a correction has replaced. Each list has its first 20 rows and says how many there are. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Overview_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hours of the overview
         * @description Supervisors and admins. Of sent timesheets by week ending: a row for each customer, order number, machine and driver. The first 50, and the sums of all. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Overview_hours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview/table.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a table of the overview
         * @description Supervisors and admins. All its rows, 10,000 at most. UTF-8 with a byte order mark; no text can act as a formula. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Overview_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything we keep about you
         * @description Anyone with an account. One JSON object with the account, its preferences, its sessions, the emails about it, and all forms as their own calls return them, including drafts, each with the latest email to each recipient, and what is known of the documents in the vault, of the share packs and of the off-hire notices given. Photos are included as addresses. There are no passwords or secrets in it.
         */
        get: operations["Me_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Anyone; admins get every detail of each customer. Active customers, which a form can be for. Admins get every detail, and archived customers on request. Empty for guests, and for accounts whose address is not confirmed, where the settings hide the customers from them. Sorted by name. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["Companies_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers a form can be for
         * @description Anyone. The active ones, without their contact details, for admins too. Empty for guests, and for accounts whose address is not confirmed, where the settings hide the customers from them. Sorted by name. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["Companies_listActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the customers by letter
         * @description Admins. How many names begin with each letter. Letters with none are left out.
         */
        get: operations["Companies_letters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a customer
         * @description Admins. It can be chosen for forms at once. The body may have up to 16 KB.
         */
        post: operations["Companies_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a customer
         * @description Admins. Takes the whole record; what is absent becomes empty. With `isActive` true an archived customer is restored. The body may have up to 16 KB.
         */
        put: operations["Companies_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Archive a customer
         * @description Admins. It can no longer be chosen; forms in progress for it can still be sent. Repeating the call changes nothing.
         */
        delete: operations["Companies_archive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived customer
         * @description Admins. It can be chosen again. Repeating the call changes nothing.
         */
        post: operations["Companies_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/validate-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an order number for a customer
         * @description Anyone. The body may have up to 16 KB.
         */
        post: operations["Companies_validateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/firm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which firm runs this installation
         * @description Anyone. As it stands on pages, in mails and on paper. Empty until an admin has entered it.
         */
        get: operations["Firm_get"];
        /**
         * Change the details of the firm
         * @description Admins. Replaces everything, including the logo. Mails and PDFs made from then on use it. The body may have up to 16 KB.
         */
        put: operations["Firm_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/firm/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the details of the firm for editing
         * @description Admins.
         */
        get: operations["Firm_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/firm/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address for a logo
         * @description Admins. No body. The address takes one picture by PUT within 15 minutes, JPEG, PNG or WebP. It is drawn anew on white, at most 600 by 200 dots, and is shown once the firm is changed with it.
         */
        post: operations["Firm_expectLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/firm/logos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logo of the firm
         * @description Anyone. The current logo, at the address given by `GET /api/firm`.
         */
        get: operations["Firm_logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/qr/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a machine by the code on it
         * @description Anyone.
         */
        get: operations["Machines_byCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicles/demo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List codes for trying out the scanner
         * @description Anyone. The codes of the demo machines. Empty unless a demo is seeded.
         */
        get: operations["Machines_demoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the machines of the register
         * @description Admins. By plant number. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["Register_list"];
        put?: never;
        /**
         * Add a machine
         * @description Admins. The body may have up to 16 KB.
         */
        post: operations["Register_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the machines of the register by letter
         * @description Admins. How many plant numbers begin with each letter. Letters with none are left out.
         */
        get: operations["Register_letters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a machine
         * @description Admins. Replaces everything that was entered, the photo too. The body may have up to 16 KB.
         */
        put: operations["Register_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Archive a machine
         * @description Admins. Its code no longer works. No other machine can take its plant number or code.
         */
        delete: operations["Register_archive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived machine
         * @description Admins.
         */
        post: operations["Register_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/labels.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print QR labels
         * @description Admins. A PDF for sheets of labels on A4, for the named machines or for all that the filters match.
         */
        get: operations["Register_labels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/import-template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of machines to fill in
         * @description Admins.
         */
        get: operations["Register_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a machine import
         * @description Admins. The file itself, at most 512 KB and 2,000 machines: CSV with commas or semicolons, UTF-8 or Windows-1252, under the headings of the template. Stores nothing.
         */
        post: operations["Register_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import machines from a file
         * @description Admins. The file itself, at most 512 KB and 2,000 machines: CSV with commas or semicolons, UTF-8 or Windows-1252, under the headings of the template. All lines are imported, or none. Machines are matched by plant number.
         */
        post: operations["Register_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/plant/{plantNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of a machine
         * @description Anyone with an account. From its latest checks, a hundred at most. Only the letters and digits of the number count, in any case. Supervisors and admins also see a machine that is in no register, if a check sheet names it.
         */
        get: operations["MachinePage_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/plant/{plantNumber}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checks of a machine
         * @description Anyone with an account. Latest first. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["MachinePage_checks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/plant/{plantNumber}/log.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the log of a machine
         * @description Supervisors and admins. For an inspector: whether it may be used, its certificates, its defects with their repairs (50, the open ones first), and its last 100 checks. It is noted in the record of the machine.
         */
        get: operations["MachinePage_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the photo of a machine
         * @description Anyone with an account.
         */
        get: operations["MachinePage_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address for the file of a certificate
         * @description Supervisors and admins. The address takes one file by PUT within 15 minutes: PDF, JPEG, PNG or WebP. Once it is there, call `complete`, and name its id in a certificate within a day.
         */
        post: operations["Certificates_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/files/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the file of a certificate
         * @description Supervisors and admins. Says that it has been sent. It is then read. Repeating the call changes nothing.
         */
        post: operations["Certificates_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the file of a certificate says
         * @description Supervisors and admins. For the person who uploaded it: proposals to accept or correct. Nothing is entered by itself.
         */
        get: operations["Certificates_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a certificate to a machine
         * @description Supervisors and admins. With `replaces` it takes the place of another one, which is kept for the log of the machine. The body may have up to 16 KB.
         */
        post: operations["Certificates_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a certificate
         * @description Supervisors and admins. Replaces everything except the file. The body may have up to 16 KB.
         */
        put: operations["Certificates_change"];
        post?: never;
        /**
         * Remove a certificate
         * @description Supervisors and admins. With its file, for good.
         */
        delete: operations["Certificates_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the file of a certificate
         * @description Supervisors and admins.
         */
        get: operations["Certificates_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-status/{code}/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the file of a certificate by the code on its machine
         * @description Anyone. Where the office allows it: by default for evidence of the last inspection.
         */
        get: operations["Certificates_fileByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up whether a machine may be used
         * @description Anyone. By its plant number, for a form that is being filled in: an empty list where the register has none in use.
         */
        get: operations["MachineStatus_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-status/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a machine may be used
         * @description Anyone. By the code on it, or by its plant number. Status, items and dates, and no names.
         */
        get: operations["MachineStatus_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-status/{code}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the photo of the machine that carries a code
         * @description Anyone.
         */
        get: operations["MachineStatus_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List machines by status
         * @description Supervisors and admins. Machines of the register in use; those that must not be used come first. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["MachineStates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-states/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s machines that need care
         * @description Anyone with an account. Those of the register for which they have sent a form within 7 days and which must not be used, or with care alone: for a defect or a certificate. The worst first, 20 at most.
         */
        get: operations["MachineStates_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-states/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count machines by status
         * @description Supervisors and admins.
         */
        get: operations["MachineStates_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List defects
         * @description Supervisors and admins. Recurring ones first, then the worst, then the oldest. A `Link` header with `rel="next"` leads to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Defects_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the defects of each column of the board
         * @description Supervisors and admins.
         */
        get: operations["Defects_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Machines by status, days stopped and items that fail most
         * @description Supervisors and admins. Days and items of the last 90 days. A machine stopped by two defects at a time counts once.
         */
        get: operations["Defects_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/summary.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download machines by status, days stopped and items that fail as a table
         * @description Supervisors and admins. Of each at most 10,000 rows; days and items of the last 90 days. UTF-8 with a byte order mark.
         */
        get: operations["Defects_summaryTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/table.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download defects as a table
         * @description Supervisors and admins. At most 10,000 rows. UTF-8 with a byte order mark; no text is a formula. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Defects_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to changes of defects
         * @description Anyone with an account. Server-sent events: `changed` whenever a defect has changed. It is a hint to ask again, and may be lost. The stream ends with the session.
         */
        get: operations["Defects_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what stops the caller’s machines
         * @description Anyone with an account. And what their own checks have found within a day, with who is mailed about it. The machines are those of which they have sent a form within 7 days. The worst first, 10 at most.
         */
        get: operations["Defects_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a defect with its history
         * @description Anyone with an account.
         */
        get: operations["Defects_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/severity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the severity of a defect
         * @description Anyone with an account. Anybody whose address is confirmed may raise it; supervisors and admins may lower it with a reason, unless they have stopped the machine themselves. The body may have up to 16 KB.
         */
        post: operations["Defects_severity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a defect in hand, or give it to another person
         * @description Supervisors and admins. The body may have up to 16 KB.
         */
        post: operations["Defects_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a defect
         * @description Supervisors and admins. The body may have up to 16 KB.
         */
        post: operations["Defects_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a machine after its repair
         * @description Supervisors and admins. Not by the person who reported the defect; where it was reported without an account, not by the one of the office who saw to its repair, unless there is nobody else. The next check that passes the item confirms it.
         */
        post: operations["Defects_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/no-fault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a defect that could not be found
         * @description Supervisors and admins. The body may have up to 16 KB.
         */
        post: operations["Defects_noFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a closed defect again
         * @description Supervisors and admins. With a reason. One that stopped the machine stops it again. The body may have up to 16 KB.
         */
        post: operations["Defects_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/severities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the severity list and its changes
         * @description Admins.
         */
        get: operations["Severities_get"];
        /**
         * Change one line of the severity list
         * @description Admins. It counts for checks that arrive from then on; known defects keep what they were given. Repeating the call changes nothing. The body may have up to 16 KB.
         */
        put: operations["Severities_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defect-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a defect without a check sheet
         * @description Anyone. By anyone who has the code of a machine in use. Opens a defect, or adds to the open one of the same item. Counts as a form does towards the limits of its sender; a device without an account stops three machines a day, and only proposes it afterwards. The body may have up to 16 KB.
         */
        post: operations["Reports_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/photos/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the photo of a report
         * @description Anyone with an account. For supervisors, admins and the person who reported it.
         */
        get: operations["Reports_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/repair-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link for a fitter
         * @description Supervisors and admins. Works for 14 days and shows the open defects of the machine. Asking again on the same day gives the same link.
         */
        post: operations["RepairLinks_make"];
        /**
         * Withdraw the links for fitters
         * @description Supervisors and admins. Every link to the machine of the defect, no matter who made it. Repeating the call changes nothing.
         */
        delete: operations["RepairLinks_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repair-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a fitter’s link
         * @description Anyone who has the link. Changes nothing. The body may have up to 16 KB.
         */
        post: operations["RepairLinks_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repair-links/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a repair as a fitter
         * @description Anyone who has the link. Makes the record, a form. A machine that the defect stops still has to be released. Repeating the call with the same key changes nothing. The body may have up to 1 MB.
         */
        post: operations["RepairLinks_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/plant/{plantNumber}/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest repairs of a machine
         * @description Supervisors and admins. The latest 20, each with its current record, latest first. Only the letters and digits of the number count, in any case.
         */
        get: operations["Repairs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the record of a repair
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["Repairs_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/photos/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a photo of a repair
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["Repairs_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defects/{id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a repair
         * @description Supervisors and admins. Makes the record, which is a form of the caller’s own. A machine that it stopped still has to be released. Until the next check, another one corrects the first; repeating the call with the same key changes nothing. The body may have up to 16 KB.
         */
        post: operations["Repairs_repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List off-hire notices
         * @description Supervisors and admins. The latest first. A `Link` header with `rel="next"` leads to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["OffHires_list"];
        put?: never;
        /**
         * Give off-hire notice
         * @description Anyone. Mails a receipt to the address in it, to the customer’s own address where the firm is one of the register, and to the office. Day one of the notice is the first working day after. The notice does not end the hire by itself: the office confirms the collection. Counts as a form does towards the limits of its sender. The body may have up to 16 KB.
         */
        post: operations["OffHires_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the off-hire notices as a table
         * @description Supervisors and admins. The latest first. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["OffHires_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to changes of off-hire notices
         * @description Supervisors and admins. Server-sent events: `changed` whenever a notice has been given, or settled. It is a hint to ask again, and may be lost. The stream ends with the session.
         */
        get: operations["OffHires_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an off-hire notice
         * @description Supervisors and admins.
         */
        get: operations["OffHires_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires/{id}/photos/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a photo of a notice or of its collection
         * @description Supervisors and admins.
         */
        get: operations["OffHires_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires/{id}/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a machine was collected
         * @description Supervisors and admins. Tells the person who gave the notice, the customer and the office. The body may have up to 16 KB.
         */
        post: operations["OffHires_collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/off-hires/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an off-hire notice
         * @description Supervisors and admins. The hire goes on. Tells the person who gave the notice, the customer and the office why. The body may have up to 16 KB.
         */
        post: operations["OffHires_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/one-step-completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign off a week and send it
         * @description Anyone; for an account, with its session or with a pass for its outbox. Stores the form and responds at once; PDF and mails follow. All faults are reported together. With the `id` of a draft of the caller’s own, the draft itself is sent. The body may have up to 2 MB.
         */
        post: operations["Timesheets_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a new timesheet as a draft
         * @description Anyone with an account. Any field may be missing, even the customer; what is there must be valid. The caller may choose the `id`. The body may have up to 2 MB.
         */
        post: operations["Timesheets_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a timesheet
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["Timesheets_get"];
        /**
         * Save a draft of a timesheet
         * @description Anyone with an account. Replaces all of it: an absent field is empty. `version` is the one that the screen showed; the current one if absent. `id` is ignored. The body may have up to 2 MB.
         */
        put: operations["Timesheets_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a sent week into another one
         * @description Anyone with an account. A draft with the same customer, firms, site, machine and driver, and for each day the same times, adjustment and site. For the same addresses, with today as the day of the signatures. Without signatures, rating, machine hours, notes, hours working, standing and broken down, and days marked as not worked. The body may have up to 16 KB.
         */
        post: operations["Timesheets_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/one-step-completion/check-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed check sheet
         * @description Anyone; for an account, with its session or with a pass for its outbox. Stores the form and responds at once; PDF and mails follow. All faults are reported together. Of the `defect*` fields those of the vehicle are taken, and the 16 of the completed form on every vehicle; without a vehicle, all of them. Items may be left unanswered, which the PDF says. With the `id` of a draft of the caller’s own, the draft itself is sent; an account’s sheet also goes to the customer’s own address. The body may have up to 2 MB.
         */
        post: operations["CheckSheets_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a new check sheet as a draft
         * @description Anyone with an account. Any field may be missing, even the customer; what is there must be valid. The caller may choose the `id`. The body may have up to 2 MB.
         */
        post: operations["CheckSheets_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a check sheet
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["CheckSheets_get"];
        /**
         * Save a draft of a check sheet
         * @description Anyone with an account. Replaces all of it: an absent field is empty. `version` is the one that the screen showed; the current one if absent. `id` is ignored. The body may have up to 2 MB.
         */
        put: operations["CheckSheets_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets/{id}/photos/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a photo of a completed check sheet
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["CheckSheets_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List form sets
         * @description Anyone with an account. A driver’s own; for supervisors and admins everybody’s. Last changed first unless `sort` says otherwise, open ones unless `bucket` does. A `Link` header with `rel="next"` leads to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Collations_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collations/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the open form sets of each tab
         * @description Anyone with an account. Each count ends at 1000, which stands for 1000 or more.
         */
        get: operations["Collations_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collations/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to changes of form sets
         * @description Anyone with an account. Server-sent events: `changed` whenever a set that the caller may see has changed. It is a hint to ask again, and may be lost. The stream ends with the session.
         */
        get: operations["Collations_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collations/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a driver for a week’s missing sheets
         * @description Supervisors and admins. For what the overview lists as missing. Sends one mail, once a day at most for each week, whether asked here or from a set. Guests cannot be asked. The body may have up to 16 KB.
         */
        post: operations["Collations_askForMissing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collations/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the driver to complete a form set
         * @description Supervisors and admins. Sends them one mail in the name of the caller, with what is missing and a line of the caller’s own; once a day at most for each week. The body may have up to 16 KB.
         */
        post: operations["Collations_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form set
         * @description Its driver, supervisors and admins; once it is completed, those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`). Complete forms in full; of the others, their kind, their date and what is missing. Drivers read their own; the rating is for supervisors and admins.
         */
        get: operations["CombinedForms_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of a completed form set
         * @description Its driver, supervisors and admins; once it is completed, those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`). The cover with both summaries and signatures, then its forms. Only the customer’s own copy and the office’s have the rating.
         */
        get: operations["CombinedForms_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/photos/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a photo of a form that is shown in a form set
         * @description Its driver, supervisors and admins; once it is completed, those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["CombinedForms_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event log of a form set
         * @description Anyone with an account. Everything that happened to it and to its forms, and to their mails, in order.
         */
        get: operations["CombinedForms_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/events/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the record of a form set
         * @description Supervisors and admins. And those of its forms, one response each, in the same order; see the check of a form.
         */
        get: operations["CombinedForms_checkEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save what was collected on site
         * @description Anyone with an account. Names, signatures and notes. What is absent stays as it was; `null` empties it. They hold for the forms that were shown: when one of them changes, the signatures are dropped. The body may have up to 2 MB.
         */
        put: operations["CombinedForms_collect"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisor-email-dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the driver, complete a form set and mail it
         * @description Supervisors and admins. Sends the complete forms as they are stored, signed drafts too, and locks them; what is not complete opens another set. Repeating the call changes nothing and sends no mail again. The body may have up to 4 MB.
         */
        post: operations["CombinedForms_dispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisor-email-dispatch/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find recipients who have opted out
         * @description Supervisors and admins. To be called before a set is sent: a dispatch is refused if every recipient has opted out. The body may have up to 16 KB.
         */
        post: operations["CombinedForms_recipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a form set is completed
         * @description Supervisors and admins. The dispatch has completed it; this changes nothing. The body may have up to 16 KB.
         */
        post: operations["CombinedForms_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a completed form set once more
         * @description Anyone with an account. To the same people, or to those named, by its driver, a supervisor or an admin. Each gets a new mail; the set stays as it is. Only the customer’s own address gets the copy with the rating. The body may have up to 16 KB.
         */
        post: operations["CombinedForms_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combined-forms/{id}/revoke-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the links to a completed form set
         * @description Anyone with an account. For its driver, supervisors and admins. Links in mails sent so far stop working, and so do pages opened by one; mailing it again makes new links. A PDF that was attached to a mail stays with its reader.
         */
        post: operations["CombinedForms_revokeLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address for a document
         * @description Anyone with an account. The address takes one file by PUT within 15 minutes: PDF, JPEG, PNG or WebP. With `partOf` it is another side or page of a document. Once all files are there, call `complete`. The body may have up to 16 KB.
         */
        post: operations["Documents_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a document
         * @description Anyone with an account. Says that all its files have been sent. It is then read, which takes a few seconds a page. Repeating the call changes nothing.
         */
        post: operations["Documents_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/owner/{ownerName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your documents
         * @description Anyone with an account. Latest first. Those of the person signed in, whose name must match. An admin may name anybody, which is recorded and shown to them; if several have the name, `ownerId` says which. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["Documents_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your documents
         * @description Anyone with an account.
         */
        get: operations["Documents_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when admins looked into your vault
         * @description Anyone with an account. Latest first, 100 at most.
         */
        get: operations["Documents_reads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to changes in your vault
         * @description Anyone with an account. Server-sent events: `changed` whenever a document has come, been read or changed. It is a hint to ask again, and may be lost. The stream ends with the session.
         */
        get: operations["Documents_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the details of a document
         * @description Anyone with an account. Replaces all that its owner may change: an absent field is empty. The body may have up to 16 KB.
         */
        put: operations["Documents_change"];
        post?: never;
        /**
         * Delete a document
         * @description Anyone with an account. It can be brought back for a day.
         */
        delete: operations["Documents_throwAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, correct or turn down a proposal
         * @description Anyone with an account. Nothing that was read on a document is filled in without this. The body may have up to 16 KB.
         */
        post: operations["Documents_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted document back
         * @description Anyone with an account. Within a day.
         */
        post: operations["Documents_bringBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one file of a document
         * @description Anyone with an account. What an admin opens in another person’s vault is recorded and shown to its owner.
         */
        get: operations["DocumentFiles_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/files/{fileId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a small picture of the first page of a file
         * @description Anyone with an account.
         */
        get: operations["DocumentFiles_thumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/proposals/{field}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the part of the page that a proposal was read from
         * @description Anyone with an account.
         */
        get: operations["DocumentFiles_proposalPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your share packs
         * @description Anyone with an account. Latest first. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["SharePacks_list"];
        put?: never;
        /**
         * Create a share pack
         * @description Anyone with an account. The body may have up to 16 KB.
         */
        post: operations["SharePacks_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-packs-of-driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the share packs of a driver, for the office
         * @description Admins. Latest first, without their links. It is recorded, and the driver sees it. A `Link` header with `rel="next"` leads to the next page.
         */
        get: operations["SharePacks_listOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-packs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a share pack
         * @description Anyone who has the link, by the cookie of `POST /api/share-pack-links`.
         */
        get: operations["SharePacks_read"];
        put?: never;
        post?: never;
        /**
         * Withdraw a share pack
         * @description Anyone with an account. Its link no longer works. Your own, or as an admin anybody’s, which is recorded.
         */
        delete: operations["SharePacks_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-pack-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a share pack by the key from its link
         * @description Anyone who has the link. Sets an HttpOnly cookie that opens this one pack for an hour, unless it is withdrawn sooner. Its driver sees each time it is opened. The body may have up to 16 KB.
         */
        post: operations["SharePacks_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-packs/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a share pack
         * @description Anyone who has the link, by the cookie of `POST /api/share-pack-links`. A PDF is seen page by page.
         */
        get: operations["SharePacks_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-packs/{id}/files/{fileId}/pages/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of a PDF of a share pack, as a picture
         * @description Anyone who has the link, by the cookie of `POST /api/share-pack-links`. One of the first ten. The PDF itself is not available by the link.
         */
        get: operations["SharePacks_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description Admins. About forms, form sets and accounts, the latest first. A `Link` header with `rel="next"` leads to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Mails_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/transport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how mail is sent
         * @description Admins.
         */
        get: operations["Mails_transport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail
         * @description Admins. Its links are without keys, which are for the recipient alone. Recorded once an hour.
         */
        get: operations["Mails_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HTML part of a mail
         * @description Admins. For a frame: it runs no scripts and fetches nothing. Its links are without keys. It is recorded with the mail.
         */
        get: operations["Mails_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF that went out with a mail
         * @description Admins. It is recorded, once an hour.
         */
        get: operations["Mails_attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail once more
         * @description Admins. No body. A new mail to the same recipient; this one stays as it is.
         */
        post: operations["Mails_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-events/sendgrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SendGrid event webhook
         * @description SendGrid, by its signature. SendGrid’s Event Webhook, signed with the key in `SENDGRID_WEBHOOK_KEY`. Events may come twice and in any order; those about mails that are not ours are ignored. The body may have up to 1 MB.
         */
        post: operations["MailEvents_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recipients who have opted out
         * @description Admins. Latest first. A `Link` header with `rel="next"` leads to the next page. For supervisors and admins each reading is recorded, once an hour for each filter.
         */
        get: operations["Suppressions_list"];
        put?: never;
        /**
         * Stop mail to a recipient
         * @description Anyone who has the email. Repeating the call changes nothing. The body may have up to 16 KB.
         */
        post: operations["Suppressions_suppress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop mail to a recipient with one click
         * @description Anyone who has the email. The address in the `List-Unsubscribe` header (RFC 8058). The body is ignored.
         */
        post: operations["Suppressions_suppressInOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop mail to an address
         * @description Admins. The body may have up to 16 KB.
         */
        post: operations["Suppressions_suppressAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Allow mail to a recipient again
         * @description Admins.
         */
        delete: operations["Suppressions_allow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AuditPerson: {
            /** Format: uuid */
            id: string;
            /** @description Null once the account is deleted. */
            name: string | null;
        };
        AuditRecord: {
            /** @enum {string} */
            kind: "account" | "form" | "form-set" | "company" | "firm" | "machine" | "severity" | "repair-link" | "off-hire" | "suppression" | "vault" | "share-pack" | "job" | "list";
            /**
             * @description The kind, in words.
             * @example Form set
             */
            label: string;
            /**
             * Format: uuid
             * @description Null where there is no such record, as for an attempt to sign in to an unknown account.
             */
            id: string | null;
            /**
             * @description Its reference or name; null once it has been erased.
             * @example TS-7K3M9QXD
             */
            name: string | null;
            /** @description Whether it has a page. A draft has none. */
            opens: boolean;
            /** @description Whether it is archived. */
            isArchived: boolean;
        };
        AuditEventResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description For programs.
             * @enum {string}
             */
            what: "account.registered" | "account.invited" | "account.taken-over" | "account.invited-again" | "account.invitation-withdrawn" | "account.invitation-accepted" | "account.signed-in" | "account.password-wrong" | "account.signed-out" | "account.session-ended" | "account.address-confirmed" | "account.password-changed" | "account.password-replaced" | "account.role-changed" | "account.deactivated" | "account.reactivated" | "account.deleted" | "account.removed" | "account.data-downloaded" | "account.forms-exported" | "account.looked-at" | "form.begun" | "form.signed" | "form.sent" | "form.corrected" | "form.sent-again" | "form.claimed" | "form.thrown-away" | "form.read" | "form.link-opened" | "form.links-revoked" | "signature.asked" | "signature.opened" | "signature.refused-here" | "signature.passed-on" | "signature.withdrawn" | "signature.reminded" | "signature.queried" | "signature.query-accepted" | "signature.query-answered" | "signature.denied" | "email.sent" | "email.kept locally" | "email.delivered" | "email.suppressed" | "email.failed" | "email.bounced" | "form-set.signed" | "form-set.asked" | "account.asked-for-sheets" | "form-set.dispatched" | "form-set.sent-again" | "form-set.read" | "form-set.link-opened" | "form-set.links-revoked" | "mail.read" | "mail.sent-again" | "suppression.added" | "suppression.removed" | "job.run-again" | "company.added" | "company.changed" | "company.archived" | "company.restored" | "firm.changed" | "machine.added" | "machine.changed" | "machine.archived" | "machine.restored" | "machine.imported" | "machine.log-printed" | "machine.certificate-added" | "machine.certificate-changed" | "machine.certificate-replaced" | "machine.certificate-removed" | "severity.changed" | "repair-link.made" | "repair-link.opened" | "repair-link.withdrawn" | "off-hire.requested" | "off-hire.collected" | "off-hire.withdrawn" | "off-hire.read" | "document.read" | "share-pack.made" | "share-pack.opened" | "share-pack.withdrawn" | "list.people" | "list.mails" | "list.do-not-send" | "list.forms" | "list.forms-table" | "list.forms-pdfs" | "list.form-sets" | "list.off-hires" | "list.off-hires-table" | "list.overview" | "list.overview-table" | "list.defects" | "list.defects-table" | "list.audit-log" | "list.audit-log-table";
            /**
             * @description The same for people.
             * @example Sent a form
             */
            words: string;
            /** @description Null for a person without an account. */
            who: components["schemas"]["AuditPerson"] | null;
            about: components["schemas"]["AuditRecord"];
            /**
             * @description Erased after 30 days.
             * @example 203.0.113.9
             */
            network: string | null;
            /**
             * @description Erased after 30 days.
             * @example Chrome on Android
             */
            device: string | null;
        };
        BackupResponse: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description The moment that it is of.
             */
            madeAt: string;
            /** @description Size of its file. */
            bytes: number;
            encrypted: boolean;
            /**
             * Format: date-time
             * @description When it was last restored, to be tried or in earnest.
             */
            restoredAt: string | null;
        };
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
        };
        ParkedJobResponse: {
            id: string;
            /**
             * @description What it does, and when.
             * @example Render PDF when form submitted
             */
            words: string;
            /**
             * @description The form or set that it is about, if any.
             * @example TS-7K3M9QXD
             */
            reference: string | null;
            attempts: number;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last tried.
             */
            triedAt: string;
        };
        UploadAddressResponse: {
            /**
             * @description Takes one file by PUT within 15 minutes.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…
             */
            uploadURL: string;
        };
        UploadedResponse: {
            /**
             * @description The name of the file in a form. A photo can be read at this address by its sender alone.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001
             */
            url: string;
        };
        Replacement: {
            /** @example TS-7K3M9QXD */
            reference: string;
            /** Format: date-time */
            sentAt: string;
        };
        ChangeOfForm: {
            /** @example Thu 5 Nov */
            what: string;
            /** @example 10.0 h */
            now: string;
            /** @example 8.0 h */
            was: string;
        };
        ReplacedForm: {
            /** @example TS-7K3M9QXD */
            reference: string;
            /** Format: date-time */
            sentAt: string;
            /**
             * @description What a client opened it for.
             * @example 43.5 hours
             */
            answer: string;
            /** @description Of its week; null where the kind has none. */
            hours: number | null;
            /** @description What is not as it was there. */
            changes: components["schemas"]["ChangeOfForm"][];
        };
        SignedHow: {
            /** @enum {string} */
            way: "driver-phone" | "supervisor-phone" | "own-phone-code" | "own-phone-link";
            /** Format: date-time */
            at: string;
        };
        SignatureOnSet: {
            /** @example FS-7K3M9QXD */
            reference: string;
            /** @description As typed. */
            name: string | null;
            /** Format: date-time */
            signedAt: string;
        };
        StoredFormResponse: {
            /**
             * Format: uuid
             * @description UUIDv7 made by the caller when the form is begun; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the caller believes it to be; the server decides.
             * @enum {string|null}
             */
            status?: "draft" | "submitted" | null;
            /**
             * Format: uuid
             * @description The customer (a company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Needed where the customer asks for one.
             * @example P-001234
             */
            orderNumber?: string | null;
            /**
             * @description The hire firm that the driver works for.
             * @example Hill Plant Ltd
             */
            company?: string | null;
            /**
             * @description Who the machine is on hire to; shown where that is not the customer.
             * @example Northgate Civils
             */
            clientCompany?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; on a check sheet it decides which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example EX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber?: string | null;
            /**
             * @description Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.
             * @example 3f9a1c07be52
             */
            machineKey?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Name under the operator’s signature. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * @description Of a correction: why it is made. Printed and mailed beside what has changed.
             * @example Tuesday was rained off.
             */
            correctionReason?: string | null;
            /**
             * Format: date
             * @description Day of the signatures.
             * @example 2026-11-21
             */
            signatureDate?: string | null;
            /** @description To be sent by mail. */
            submitViaEmail?: boolean | null;
            /** @description Kept as sent; nothing is sent by WhatsApp. */
            submitViaWhatsApp?: boolean | null;
            /**
             * @description Who to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /**
             * @description Printed on the form.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /** @description Name of the customer when the form was saved or sent. */
            customerName: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last saved or sent.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description The form that this one corrects.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The correction sent in its place.
             */
            supersededBy: string | null;
            /**
             * @description In which role the caller reads it. A `recipient`, who has it by a link, is not told who else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
            /** @description The form that it corrects, where one sent form is read. */
            replaces?: components["schemas"]["ReplacedForm"];
            /** @description Sent, but mailed to nobody. */
            unmailed?: boolean;
            /**
             * Format: date-time
             * @description When its latest mail was handed over; for its driver and the office.
             */
            mailedAt?: string;
            /** @description How a client who was asked to sign has signed; null where they signed on the form itself. */
            clientSignedHow: components["schemas"]["SignedHow"] | null;
            /** @description Who has signed for the client on its completed set, where nobody has signed the form itself for them. */
            signedOnSet?: components["schemas"]["SignatureOnSet"];
            /** @description For the office. Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules. */
            isOrderOutdated?: boolean;
        };
        TimelineEntry: {
            /** Format: date-time */
            at: string;
            /**
             * @description What happened, for programs.
             * @example form.sent
             */
            what: string;
            /**
             * @description The same for people.
             * @example Sent a form
             */
            words: string;
            /**
             * Format: uuid
             * @description The form or set that it happened to.
             */
            about: string;
            /**
             * @description In which role it was signed: operator, client or foreman.
             * @example client
             */
            signatory: string | null;
            /**
             * @description The recipient of the mail that this is about, or whose link was opened.
             * @example hire@northgate-civils.co.uk
             */
            recipient: string | null;
            /** @description Whose account did it; null for a person without one. */
            who: string | null;
            /**
             * @description Of what the reader did themselves; admins see everybody’s. Erased after 30 days.
             * @example 203.0.113.9
             */
            network: string | null;
            /**
             * @description As `network`.
             * @example Chrome on Android
             */
            device: string | null;
        };
        CheckedRecord: {
            /**
             * Format: uuid
             * @description The form or set.
             */
            about: string;
            /**
             * @description Of it.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /**
             * @description What is not as it was recorded, in sentences that begin with its reference; empty where all is.
             * @example [
             *       "TS-7K3M9QXD: what it says, or a signature on it, is not as it was sent."
             *     ]
             */
            faults: string[];
        };
        FormSavedResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description To be sent as `version` with the next save.
             * @example 2
             */
            version: number;
            /** Format: date-time */
            changedAt: string;
            /** @description A sentence for the user, where the draft could not be sent as it is: a second timesheet of one set. */
            warning?: string;
        };
        ClaimFormBody: {
            /** @description The `claimToken` of the response to its sending. */
            token: string;
        };
        SendFormAgainBody: {
            /**
             * @description When absent, the people it was sent to before.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            recipients?: string[] | null;
        };
        FormReceipt: {
            /** @example TS-7K3M9QXD */
            reference: string;
            /** Format: uuid */
            formId: string;
            /** @description SHA-256 of the body as it came, hexadecimal. */
            bodySha256: string | null;
            /** @description SHA-256 of each photo of the form as it came, hexadecimal, in their order. */
            pictures: string[];
        };
        FormAcceptedResponse: {
            /** @example true */
            success: boolean;
            /** @description A sentence for the user. */
            message: string;
            /** Format: uuid */
            id: string;
            /**
             * @description The number that it is known by, on paper and on the telephone.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /** @description What the server received. */
            receipt?: components["schemas"]["FormReceipt"];
            /** @description Only where nothing is mailed, because no address was typed and the customer has none. `message` says so too; the form can be sent to somebody by `POST /api/forms/{id}/send-again`. */
            unmailed?: boolean;
            /** @description For a form sent without an account: for 24 hours, a person who signs in under the name on it may claim it with this (`POST /api/forms/{id}/claim`). For seven days it opens the form (`POST /api/form-links/sent`) and mails a copy (`POST /api/forms/{id}/copy`). */
            claimToken?: string;
        };
        FormCopyBody: {
            /** @description The `claimToken` of the response to its sending. */
            token: string;
            /**
             * @description Who gets the copy.
             * @example dave@hill-plant.co.uk
             */
            recipient: string;
        };
        FormLinkBody: {
            /**
             * Format: uuid
             * @description The form that the link is for.
             */
            formId: string;
            /** @description The key from the link in the mail. */
            key: string;
        };
        SentFormBody: {
            /**
             * Format: uuid
             * @description The form.
             */
            formId: string;
            /** @description The `claimToken` of the response to its sending. */
            token: string;
        };
        FormLimitsResponse: {
            /**
             * @description Addresses that a form may be mailed to.
             * @example 5
             */
            recipients: number;
            /**
             * @description Without an account: whether anything may be sent, only with the label of the machine, or nothing. `on` for every account.
             * @enum {string}
             */
            guests: "on" | "link-only" | "off";
            /**
             * @description Photos that a check sheet may have.
             * @example 1
             */
            photos: number;
        };
        ReferencedResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair" | "form-set" | "off-hire" | "defect" | "machine";
            /** @example TS-7K3M9QXD */
            reference: string;
            /** @description Whether it is a draft of the caller’s own, which is opened to be carried on with. */
            isDraft: boolean;
        };
        AskBody: {
            /**
             * @description What is to be signed.
             * @enum {string}
             */
            kind: "timesheet" | "check-sheet" | "form-set";
            /**
             * Format: uuid
             * @description The form, or the set.
             */
            id: string;
            /**
             * @description Who is asked.
             * @enum {string}
             */
            signatory: "client" | "foreman";
            /**
             * @description By a code on the screen, by a link that the asker passes on, or by a mail of ours.
             * @enum {string}
             */
            channel: "code" | "share" | "mail";
            /**
             * @description Who is asked, by name.
             * @example Siân O’Neill
             */
            toName?: string | null;
            /**
             * @description Where the mail goes; needed for `mail` and only there.
             * @example sian@northgate-civils.co.uk
             */
            toAddress?: string | null;
        };
        GivenRating: {
            /** @enum {string} */
            rating: "happy" | "okay" | "unhappy";
            notes: string | null;
            /** Format: date-time */
            ratedAt: string;
        };
        SignQueryResponse: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description A sentence for each line.
             * @example [
             *       "Tue 17 Nov: hours, should be 7.5"
             *     ]
             */
            lines: string[];
            /** @description The `key` of each line. */
            keys: string[];
            note: string | null;
            /** @description It stands beside a signature and reopens nothing. */
            afterSigning: boolean;
            /** Format: date-time */
            at: string;
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * Format: date-time
             * @description When it was taken into a correction.
             */
            acceptedAt: string | null;
        };
        SignRequestResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair" | "form-set";
            /** Format: uuid */
            formId: string;
            /** @example TS-7K3M9QXD */
            reference: string;
            driverName: string;
            /** @description Who it is for. */
            companyName: string | null;
            /** @example EX-0417 */
            plantNumber: string | null;
            /** @enum {string} */
            signatory: "client" | "foreman";
            /** @enum {string} */
            channel: "code" | "share" | "mail";
            /** @enum {string} */
            state: "open" | "seen" | "disagreed" | "signed" | "expired" | "withdrawn" | "void";
            toName: string | null;
            toAddress: string | null;
            passedOnTo: string | null;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            seenAt: string | null;
            /** Format: date-time */
            signedAt: string | null;
            signedName: string | null;
            /** Format: date-time */
            remindedAt: string | null;
            /**
             * Format: date-time
             * @description When somebody said that they did not sign.
             */
            deniedAt: string | null;
            /** @description Whether it was signed from the network that asked: both may have been one person. */
            sameNetwork: boolean;
            /** @description Whether you asked. */
            askedByYou: boolean;
            /** @description The link to sign, only for the account that asked, and never in a list: to show as a code or to pass on. A link that was mailed is known to the mailbox alone. */
            url: string | null;
            /** @description For supervisors and admins, except the one whose form it is. */
            rating: components["schemas"]["GivenRating"] | null;
            /** @description What they say is wrong, the latest last. */
            queries: components["schemas"]["SignQueryResponse"][];
        };
        SignRequestCounts: {
            /** @description Requests that nobody has signed yet. */
            waiting: number;
            /** @description What clients say is wrong and nobody has answered, and signatures that somebody says are not theirs. */
            queries: number;
            /**
             * Format: date-time
             * @description When the oldest of them was asked for.
             */
            oldestAskedAt: string | null;
            /**
             * Format: date-time
             * @description When the oldest of those queries was made.
             */
            oldestQueryAt: string | null;
        };
        AnswerBody: {
            /** @description What they are told; they may then sign after all. */
            answer: string;
        };
        SignKeyBody: {
            /** @description What stands behind the `#` of the link. */
            key: string;
        };
        ShownFact: {
            /** @example Plant number */
            label: string;
            /** @example EX-0417 */
            value: string;
        };
        ShownLineResponse: {
            /** @example 0199a000-0000-7000-8000-000000000000/tuesday */
            key: string;
            /** @example Tue 17 Nov */
            label: string;
            /** @example 9.0 h */
            value: string;
            /** @example 07:00 to 16:30, break 30 min */
            detail: string | null;
            /** @description What can be said to be wrong with it. */
            reasons: ("hours" | "break" | "standing" | "breakdown" | "machine" | "order" | "not-our-site" | "else")[];
        };
        ShownList: {
            /** @example What is wrong */
            title: string;
            lines: components["schemas"]["ShownFact"][];
        };
        ShownResponse: {
            /** @example Weekly timesheet */
            title: string;
            /** @example Week ending Sat 21 Nov 2026 */
            subtitle: string;
            /** @example TS-7K3M9QXD */
            reference: string;
            driverName: string;
            /** @description Who it is for. */
            firm: string | null;
            /** @example 45.5 hours */
            answer: string;
            /** @example I agree 45.5 hours, week ending Sat 21 Nov, EX-0417 */
            agreement: string;
            facts: components["schemas"]["ShownFact"][];
            lines: components["schemas"]["ShownLineResponse"][];
            lists: components["schemas"]["ShownList"][];
        };
        OpenedRequestResponse: {
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair" | "form-set";
            /** @enum {string} */
            signatory: "client" | "foreman";
            /** @enum {string} */
            state: "open" | "seen" | "disagreed" | "signed" | "expired" | "withdrawn" | "void";
            /** @description Who was asked, by name. */
            toName: string | null;
            /** @description Who it was passed on to. */
            passedOnTo: string | null;
            shown: components["schemas"]["ShownResponse"];
            /** @description Of what is shown, for the signature. */
            shownSha256: string;
            /** @description Whether there is a PDF to read before signing. */
            hasPdf: boolean;
            /** @description Only of the call that signs: too many receipts have gone to the typed address today, or from this network, so that one was left out. */
            receiptLeftOut: boolean;
            /** @description Whether the signatory may still say how the week went. */
            canRate: boolean;
            /** @description Who has signed this request. */
            signedName: string | null;
            /** Format: date-time */
            signedAt: string | null;
            queries: components["schemas"]["SignQueryResponse"][];
        };
        SignBody: {
            /** @description What stands behind the `#` of the link. */
            key: string;
            /**
             * @description The name of the person who signs.
             * @example Siân O’Neill
             */
            name: string;
            /** @description `shownSha256` of what was shown. */
            shownSha256: string;
            /** @description PNG data URL. */
            signerSignature: string;
            /**
             * @description Where their receipt goes, if they want one.
             * @example sian@northgate-civils.co.uk
             */
            receiptTo?: string | null;
        };
        QueriedLineBody: {
            /** @description `key` of the line. */
            key: string;
            /**
             * @description What is wrong with it.
             * @enum {string}
             */
            reason: "hours" | "break" | "standing" | "breakdown" | "machine" | "order" | "not-our-site" | "else";
            /**
             * @description What it should be: hours, minutes, or a number.
             * @example 7.5
             */
            proposed?: string | null;
        };
        SignQueryBody: {
            /** @description What stands behind the `#` of the link. */
            key: string;
            /**
             * @description Who says so.
             * @example Siân O’Neill
             */
            name: string;
            /** @description At least one, or a note. */
            lines?: components["schemas"]["QueriedLineBody"][] | null;
            /** @description In their own words. */
            note?: string | null;
        };
        PassOnBody: {
            /** @description What stands behind the `#` of the link. */
            key: string;
            /**
             * @description Who signs instead.
             * @example Dai Rees
             */
            name: string;
        };
        RateBody: {
            /** @description What stands behind the `#` of the link. */
            key: string;
            /**
             * @description How the week went.
             * @enum {string}
             */
            rating: "happy" | "okay" | "unhappy";
            /** @description In their own words. */
            notes?: string | null;
        };
        VerifyBody: {
            /**
             * @description The reference on the form or set. Capitals, spaces and the hyphen do not matter.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /**
             * @description SHA-256 of the file, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
        };
        VerifiedPdf: {
            /**
             * @description An unknown reference gives `not-ours` as well.
             * @example same
             * @enum {string}
             */
            found: "same" | "earlier" | "not-ours";
            /**
             * Format: date-time
             * @description When we made it.
             */
            madeAt: string | null;
            /**
             * Format: date-time
             * @description When a newer PDF replaced it; null as well while that one is being made.
             */
            replacedAt: string | null;
            /**
             * @description What took its place: the PDF of a correction, one with a further signature, or, of a form set, one that says something else.
             * @enum {string|null}
             */
            replacedBy: "correction" | "signature" | "change" | null;
            /** @description Whether everybody who signs had signed when it was made. Null for a file that is not ours. */
            isSigned: boolean | null;
        };
        MeResponse: {
            /** @example Łukasz Wójcik */
            fullName: string;
            /** Format: uuid */
            id: string;
            /** @example lukasz@hill-plant.co.uk */
            email: string;
            /** @enum {string} */
            role: "driver" | "supervisor" | "admin";
            /** @description True once the address has been confirmed with the link in the email. */
            confirmed: boolean;
        };
        OwnPasswordBody: {
            /** @description The password of the account. */
            password: string;
        };
        ChangePasswordBody: {
            /** @description The current password. */
            currentPassword: string;
            /**
             * @description The new password, 10 to 128 characters. One of the commonest, one that repeats or follows the keyboard, and the name of the product or of the person are refused.
             * @example correct horse battery
             */
            newPassword: string;
        };
        SessionResponse: {
            /** Format: uuid */
            id: string;
            /** @example Chrome on Android */
            device: string;
            /** Format: date-time */
            signedInAt: string;
            /**
             * Format: date-time
             * @description Accurate to the minute.
             */
            lastUsedAt: string;
            /** @description True for the session that makes this call. */
            current: boolean;
        };
        RegistrationBody: {
            /**
             * @description First and last name.
             * @example Łukasz Wójcik
             */
            fullName: string;
            /**
             * @description There is one account per address. Capitals do not matter.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description The new password, 10 to 128 characters. One of the commonest, one that repeats or follows the keyboard, and the name of the product or of the person are refused.
             * @example correct horse battery
             */
            password: string;
        };
        SignedInResponse: {
            /** @example Łukasz Wójcik */
            fullName: string;
        };
        SignInBody: {
            /**
             * @description The email address of the account.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description The password of the account.
             * @example correct horse battery
             */
            password: string;
        };
        ConfirmationBody: {
            /** @description The key from the link in the email. */
            key: string;
            /** @description The password of the account. */
            password: string;
        };
        ResetPasswordBody: {
            /** @description The key from the link in the email. */
            key: string;
            /**
             * @description The new password, 10 to 128 characters. One of the commonest, one that repeats or follows the keyboard, and the name of the product or of the person are refused.
             * @example correct horse battery
             */
            password: string;
        };
        ForgottenPasswordBody: {
            /**
             * @description The email address of the account.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
        };
        PersonResponse: {
            /** Format: uuid */
            id: string;
            /** @example Łukasz Wójcik */
            fullName: string;
            /** @example lukasz@hill-plant.co.uk */
            email: string;
            /** @enum {string} */
            role: "driver" | "supervisor" | "admin";
            /** @enum {string} */
            state: "active" | "invited" | "deactivated";
            /** @description True once the owner of the address has shown that it is theirs. */
            confirmed: boolean;
            /**
             * Format: date-time
             * @description When the invitation ends, or ended; null for an account.
             */
            invitedUntil: string | null;
            /** Format: date-time */
            lastSignedInAt: string | null;
            /** @description Forms that they have sent. */
            forms: number;
            /** @description Why the caller cannot change this account; null if they can. */
            closed: string | null;
        };
        LetterCount: {
            /**
             * @example N
             * @enum {string}
             */
            letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "#";
            /** @example 12 */
            count: number;
        };
        PersonMachine: {
            /**
             * @description As written on one of the forms.
             * @example EX-0417
             */
            machine: string;
            /** @description False where only its machine number is known. */
            hasPlantNumber: boolean;
            /** @description Forms that they have sent for it. */
            forms: number;
            /**
             * Format: date
             * @description The latest week ending or check date.
             */
            lastOn: string;
        };
        PersonForm: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /** @example TS-7K3M9QXD */
            reference: string;
            /**
             * Format: date
             * @description Week ending or check date.
             */
            date: string;
            /** @example EX-0417 */
            plantNumber: string | null;
            /** @example Northgate Civils Ltd */
            customerName: string | null;
            /** @description Hours of the week, for a timesheet. */
            totalHours: number | null;
            /** @description Items that need attention, for a check sheet. */
            attentionCount: number | null;
        };
        PersonPageResponse: {
            /** Format: uuid */
            id: string;
            /** @example Łukasz Wójcik */
            fullName: string;
            /** @example lukasz@hill-plant.co.uk */
            email: string;
            /** @enum {string} */
            role: "driver" | "supervisor" | "admin";
            /** @enum {string} */
            state: "active" | "invited" | "deactivated";
            /** @description True once the owner of the address has shown that it is theirs. */
            confirmed: boolean;
            /**
             * Format: date-time
             * @description When the invitation ends, or ended; null for an account.
             */
            invitedUntil: string | null;
            /** Format: date-time */
            lastSignedInAt: string | null;
            /** @description Forms that they have sent. */
            forms: number;
            /** @description Why the caller cannot change this account; null if they can. */
            closed: string | null;
            /**
             * Format: date-time
             * @description When the account or invitation was made.
             */
            createdAt: string;
            /** @description Where they are signed in, last used first. */
            devices: components["schemas"]["SessionResponse"][];
            /** @description The latest 12. */
            machines: components["schemas"]["PersonMachine"][];
            /** @description The latest 8 that were sent. */
            latestForms: components["schemas"]["PersonForm"][];
        };
        InvitationBody: {
            /**
             * @description First and last name.
             * @example Łukasz Wójcik
             */
            fullName: string;
            /**
             * @description There is one account per address. Capitals do not matter.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description What they may do once they have accepted.
             * @enum {string}
             */
            role: "driver" | "supervisor" | "admin";
        };
        InvitedResponse: {
            /** Format: uuid */
            id: string;
        };
        RoleBody: {
            /**
             * @description An admin is also a supervisor, and a supervisor is also a driver.
             * @enum {string}
             */
            role: "driver" | "supervisor" | "admin";
        };
        ThemePreference: {
            /**
             * @description `system` follows the device.
             * @enum {string}
             */
            value: "light" | "dark" | "system";
        };
        TextSizePreference: {
            /**
             * @description Size of all text.
             * @enum {string}
             */
            value: "standard" | "large";
        };
        SavedEmailEntry: {
            /**
             * @description Stored in lower case.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description A name for the address. May be empty.
             * @example Site office
             */
            label?: string | null;
            /**
             * Format: date-time
             * @description When a form was last sent to it.
             * @example 2026-11-21T14:05:00.000Z
             */
            lastUsed: string;
        };
        SavedEmailsPreference: {
            /** @description Addresses that forms were sent to, latest first. */
            value: components["schemas"]["SavedEmailEntry"][];
        };
        FormMemoryLists: {
            /** @description Hire firms of the driver, latest first. */
            companies: string[];
            /** @description Clients, latest first. */
            clientCompanies: string[];
            /** @description Types of machine, latest first. */
            machineTypes: string[];
            /** @description Plant numbers, latest first. */
            plantNumbers: string[];
            /** @description Drivers’ names, latest first. */
            driverNames: string[];
            /** @description Sites, latest first. */
            siteLocations: string[];
        };
        FormMemoryPreference: {
            /** @description What was entered recently. */
            value: components["schemas"]["FormMemoryLists"];
        };
        RemindersPreference: {
            /**
             * @description Mails about documents that expire; `on` until it is set.
             * @enum {string}
             */
            value: "on" | "off";
        };
        PreferencesResponse: {
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            "text-size"?: "standard" | "large";
            /** @description Latest first. */
            "saved-emails"?: components["schemas"]["SavedEmailEntry"][];
            "form-memory"?: components["schemas"]["FormMemoryLists"];
            /** @enum {string} */
            "expiry-reminders"?: "on" | "off";
        };
        HistoryMail: {
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            /**
             * @description `kept locally`: written to a file on the server and sent to nobody.
             * @enum {string}
             */
            state: "queued" | "sent" | "delivered" | "kept locally" | "suppressed" | "failed" | "bounced";
            /**
             * @description 1 at first, 2 after it was sent again once.
             * @example 1
             */
            sendingNo: number;
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was delivered or came back, as the mail provider says.
             */
            reportedAt: string | null;
        };
        HistoryEntry: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /** @enum {string} */
            status: "draft" | "submitted";
            /** @example TS-7K3M9QXD */
            reference: string;
            /**
             * Format: date
             * @description Week ending or check date.
             */
            date: string;
            /** Format: uuid */
            customerId: string | null;
            customerName: string | null;
            siteLocation: string | null;
            plantNumber: string | null;
            machineNumber: string | null;
            orderNumber: string | null;
            /** @description Hours of the week; null for a check sheet. */
            totalHours: number | null;
            /** @description Items that need attention; null for a timesheet. */
            attentionCount: number | null;
            /** @description Items that are not answered; null for a timesheet, and without a type of vehicle. */
            openCount: number | null;
            version: number;
            /**
             * Format: date-time
             * @description When it was last saved or sent.
             */
            changedAt: string;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: uuid
             * @description The form that this one corrects.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The correction that replaced it.
             */
            supersededBy: string | null;
            /** @description The reference of that correction. */
            replacedBy: string | null;
            /** @description Whether its driver has signed it; a signed draft is waiting for its set to be sent. */
            isSigned: boolean;
            /** @description The reference of the completed set it is in; it can no longer be corrected. */
            approvedIn: string | null;
            /** @description The latest email to each recipient. */
            mails: components["schemas"]["HistoryMail"][];
        };
        AccountBeside: {
            /** @example Łukasz Wójcik */
            fullName: string;
            /** @description Whether its email address is confirmed. */
            isConfirmed: boolean;
            /** @description Whether the forms carry the same name. */
            isAsTyped: boolean;
        };
        FormReading: {
            /**
             * @description The name of a supervisor or an admin, or the address whose link was opened; null once that is no longer kept.
             * @example Siân O’Neill
             */
            who: string | null;
            /**
             * Format: date-time
             * @description The last time.
             */
            at: string;
        };
        OfficeForm: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /** @enum {string} */
            status: "draft" | "submitted";
            /** @example TS-7K3M9QXD */
            reference: string;
            /**
             * Format: date
             * @description Week ending or check date.
             */
            date: string;
            /** Format: uuid */
            customerId: string | null;
            customerName: string | null;
            siteLocation: string | null;
            plantNumber: string | null;
            machineNumber: string | null;
            orderNumber: string | null;
            /** @description Hours of the week; null for a check sheet. */
            totalHours: number | null;
            /** @description Items that need attention; null for a timesheet. */
            attentionCount: number | null;
            /** @description Items that are not answered; null for a timesheet, and without a type of vehicle. */
            openCount: number | null;
            version: number;
            /**
             * Format: date-time
             * @description When it was last saved or sent.
             */
            changedAt: string;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: uuid
             * @description The form that this one corrects.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The correction that replaced it.
             */
            supersededBy: string | null;
            /** @description The reference of that correction. */
            replacedBy: string | null;
            /** @description Whether its driver has signed it; a signed draft is waiting for its set to be sent. */
            isSigned: boolean;
            /** @description The reference of the completed set it is in; it can no longer be corrected. */
            approvedIn: string | null;
            /** @description The latest email to each recipient. */
            mails: components["schemas"]["HistoryMail"][];
            /**
             * @description As on the form.
             * @example Łukasz Wójcik
             */
            driverName: string;
            /** @description Null for a guest’s, and once the account is deleted. */
            account: components["schemas"]["AccountBeside"] | null;
            /** @description Whether the client has signed the form itself. A signature on its set does not count. */
            isClientSigned: boolean;
            /** @description Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules. */
            isOrderOutdated: boolean;
            /** @description Who has opened it from the office or by a mailed link, the latest first. */
            readBy: components["schemas"]["FormReading"][];
        };
        FormCount: {
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /** @description Sent, and not replaced by a correction. */
            sent: number;
            /** @description Saved and not sent. */
            drafts: number;
        };
        MissingSheets: {
            /** Format: uuid */
            driverId: string;
            /**
             * @description Of the account.
             * @example Łukasz Wójcik
             */
            driverName: string;
            /** @description Whether the email address of the account is confirmed. */
            isConfirmed: boolean;
            /** @description Names typed on the sheets that are there, where they are not the account’s. */
            otherNames: string[];
            /**
             * Format: date
             * @description A Saturday.
             */
            weekEnding: string;
            /**
             * @description What is missing.
             * @enum {string}
             */
            lacks: "timesheet" | "check-sheets";
            /** @description There, of the chosen days. */
            timesheets: number;
            /** @description There, of the chosen days. */
            checkSheets: number;
            /**
             * @description Of the sheets that are there.
             * @example D-114, EX-0417
             */
            machines: string | null;
            /** @description What is missing has been begun but not signed. */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When the driver was asked about the week; null where that is more than a day ago.
             */
            askedAt: string | null;
        };
        MissingSheetsList: {
            items: components["schemas"]["MissingSheets"][];
            /** @description How many rows there are; the first 20 are listed. */
            total: number;
        };
        GuestSheets: {
            /** @description As it was typed; may be empty. */
            typedName: string;
            /**
             * Format: date
             * @description A Saturday.
             */
            weekEnding: string;
            timesheets: number;
            checkSheets: number;
            /** @example D-114, EX-0417 */
            machines: string | null;
        };
        GuestSheetsList: {
            items: components["schemas"]["GuestSheets"][];
            /** @description How many rows there are; the first 20 are listed. */
            total: number;
        };
        MailThatCameBack: {
            /** Format: uuid */
            mailId: string;
            /** @enum {string} */
            about: "timesheet" | "check-sheet" | "repair" | "form-set";
            /**
             * Format: uuid
             * @description The form or set.
             */
            formId: string;
            /** @example TS-7K3M9QXD */
            reference: string;
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            /** @description Whose form it is about. */
            driverName: string;
            /** @enum {string} */
            state: "bounced" | "failed";
        };
        MailsThatCameBack: {
            items: components["schemas"]["MailThatCameBack"][];
            /** @description How many rows there are; the first 20 are listed. */
            total: number;
        };
        DayHours: {
            /** Format: date */
            date: string;
            /** @example 96.5 */
            hours: number;
        };
        OverviewResponse: {
            forms: components["schemas"]["FormCount"][];
            /** @description By week; guests are not among them. */
            missing: components["schemas"]["MissingSheetsList"];
            /** @description By week and name. */
            guestSheets: components["schemas"]["GuestSheetsList"];
            /** @description About forms and sets of the days, and not sent again since. Latest first. */
            returnedMails: components["schemas"]["MailsThatCameBack"];
            /** @description Each day of the four weeks that end with the week of the last day. */
            days: components["schemas"]["DayHours"][];
        };
        HoursWorked: {
            /** @description As on the latest timesheet; where no customer was chosen, the client that was typed. */
            customer: string | null;
            /** @example P-001234 */
            orderNumber: string | null;
            /**
             * @description Its plant number; where there is none, its machine number.
             * @example D-114
             */
            machine: string | null;
            /** @description Without one the machine has no page. */
            hasPlantNumber: boolean;
            /**
             * @description As on the latest timesheet.
             * @example Łukasz Wójcik
             */
            driverName: string;
            /** @description Null for a guest’s, and once the account is deleted. */
            account: components["schemas"]["AccountBeside"] | null;
            /** @example 42.5 */
            hours: number;
            /** @example 1.5 */
            standing: number;
            /** @example 0.5 */
            breakdown: number;
            timesheets: number;
            /** @description Timesheets that the client has signed, on the form or on its set. */
            signed: number;
        };
        HoursSums: {
            /** @example 1042.5 */
            hours: number;
            /** @example 12 */
            standing: number;
            /** @example 3.5 */
            breakdown: number;
            timesheets: number;
        };
        HoursResponse: {
            /** @description Most hours first. */
            items: components["schemas"]["HoursWorked"][];
            /** @description How many rows there are; the first 50 are listed. */
            total: number;
            sums: components["schemas"]["HoursSums"];
        };
        CustomerResponse: {
            /** Format: uuid */
            id: string;
            /** @example Northgate Civils Ltd */
            name: string;
            /** @description True if a form for this customer needs a valid order number. */
            requiresOrderValidation: boolean;
            /** @description True if check sheets of accounts are also mailed to an address of the customer’s own. Absent where that address is told. */
            hasAddress?: boolean;
        };
        CompanyResponse: {
            /** Format: uuid */
            id: string;
            /** @example Northgate Civils Ltd */
            name: string;
            /** @description True if a form for this customer needs a valid order number. */
            requiresOrderValidation: boolean;
            /** @description True if check sheets of accounts are also mailed to an address of the customer’s own. Absent where that address is told. */
            hasAddress?: boolean;
            /** @example Siân O’Neill */
            contactPerson: string | null;
            /** @example hire@northgate-civils.co.uk */
            contactEmail: string | null;
            /** @example 0191 496 0114 */
            contactPhone: string | null;
            /** @example starts with 00 | 6 digits */
            defaultOrderPattern: string | null;
            /**
             * @description Working days of off-hire notice agreed with this customer; null for the usual number.
             * @example null
             */
            offHireNoticeDays: number | null;
            /** @description False once archived. */
            isActive: boolean;
            /**
             * @description To be sent as `version` with the next change.
             * @example 2
             */
            version: number;
        };
        CompanyBody: {
            /**
             * @description No two active customers may have the same name; capitals do not matter.
             * @example Northgate Civils Ltd
             */
            name: string;
            /**
             * @description Who to ask for.
             * @example Siân O’Neill
             */
            contactPerson?: string | null;
            /**
             * @description The customer’s own address: signed-in drivers’ check sheets are mailed to it.
             * @example hire@northgate-civils.co.uk
             */
            contactEmail?: string | null;
            /**
             * @description As it is written.
             * @example 0191 496 0114
             */
            contactPhone?: string | null;
            /**
             * @description Order number rules joined by ` | `, of which one has to hold: `starts with X`, `ends with X`, `contains X`, `N digits`, `N characters`, `at least N characters`, `between N and M`. Blank ones are dropped.
             * @example starts with 00 | 6 digits
             */
            defaultOrderPattern?: string | null;
            /** @description Whether forms for this customer need a valid order number. Stored as sent. If absent: true if there are rules, otherwise false. */
            requiresOrderValidation?: boolean | null;
            /**
             * @description Working days of off-hire notice agreed with this customer; the usual number if empty.
             * @example 5
             */
            offHireNoticeDays?: number | null;
        };
        WholeCompanyBody: {
            /**
             * @description No two active customers may have the same name; capitals do not matter.
             * @example Northgate Civils Ltd
             */
            name: string;
            /**
             * @description Who to ask for.
             * @example Siân O’Neill
             */
            contactPerson?: string | null;
            /**
             * @description The customer’s own address: signed-in drivers’ check sheets are mailed to it.
             * @example hire@northgate-civils.co.uk
             */
            contactEmail?: string | null;
            /**
             * @description As it is written.
             * @example 0191 496 0114
             */
            contactPhone?: string | null;
            /**
             * @description Order number rules joined by ` | `, of which one has to hold: `starts with X`, `ends with X`, `contains X`, `N digits`, `N characters`, `at least N characters`, `between N and M`. Blank ones are dropped.
             * @example starts with 00 | 6 digits
             */
            defaultOrderPattern?: string | null;
            /** @description Whether forms for this customer need a valid order number. Stored as sent. If absent: true if there are rules, otherwise false. */
            requiresOrderValidation?: boolean | null;
            /**
             * @description Working days of off-hire notice agreed with this customer; the usual number if empty.
             * @example 5
             */
            offHireNoticeDays?: number | null;
            /**
             * Format: uuid
             * @description Ignored: the address says which customer it is.
             */
            id?: string | null;
            /** @description False archives it, true restores it; unchanged if absent. */
            isActive?: boolean | null;
            /** @description The version that the screen showed; the current one if absent. */
            version?: number | null;
        };
        OrderNumberBody: {
            /**
             * @description As typed. Capitals and surrounding spaces do not matter.
             * @example P-001234
             */
            orderNumber: string;
        };
        OrderValidationResponse: {
            valid: boolean;
            /**
             * @description A message for the user.
             * @example Order number P-001234 is valid.
             */
            message: string;
        };
        FirmResponse: {
            /**
             * @description Null until an admin has entered it.
             * @example Hill Plant Ltd
             */
            name: string | null;
            /**
             * @example [
             *       "Unit 4, Quarry Road",
             *       "Gateshead",
             *       "NE11 0XX"
             *     ]
             */
            addressLines: string[];
            /** @example 0191 496 0200 */
            telephone: string | null;
            /**
             * @description A colour on which dark letters can be read; null for the product’s own.
             * @example #ffc20e
             */
            accent: string | null;
            /**
             * @description Where its logo can be seen, a PNG on white. Another logo has another address.
             * @example /api/firm/logos/01938f00-0000-7000-8000-000000000001
             */
            logoUrl: string | null;
            /**
             * @description In dots.
             * @example 480
             */
            logoWidth: number | null;
            /**
             * @description In dots.
             * @example 160
             */
            logoHeight: number | null;
        };
        FirmSettingsResponse: {
            /**
             * @description Null until an admin has entered it.
             * @example Hill Plant Ltd
             */
            name: string | null;
            /**
             * @example [
             *       "Unit 4, Quarry Road",
             *       "Gateshead",
             *       "NE11 0XX"
             *     ]
             */
            addressLines: string[];
            /** @example 0191 496 0200 */
            telephone: string | null;
            /**
             * @description A colour on which dark letters can be read; null for the product’s own.
             * @example #ffc20e
             */
            accent: string | null;
            /**
             * @description Where its logo can be seen, a PNG on white. Another logo has another address.
             * @example /api/firm/logos/01938f00-0000-7000-8000-000000000001
             */
            logoUrl: string | null;
            /**
             * @description In dots.
             * @example 480
             */
            logoWidth: number | null;
            /**
             * @description In dots.
             * @example 160
             */
            logoHeight: number | null;
            /** @example office@hillplant.co.uk */
            replyAddress: string | null;
            /**
             * @description The name of the logo, to be sent with the next change.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001
             */
            logo: string | null;
            /**
             * @description To be sent as `version` with the next change; 0 until something has been entered.
             * @example 2
             */
            version: number;
        };
        FirmBody: {
            /**
             * @description What the firm is called on screens, in mails and on paper.
             * @example Hill Plant Ltd
             */
            name: string;
            /**
             * @description Its postal address, line by line. Blank lines are dropped.
             * @example [
             *       "Unit 4, Quarry Road",
             *       "Gateshead",
             *       "NE11 0XX"
             *     ]
             */
            addressLines?: string[] | null;
            /**
             * @description As it is written.
             * @example 0191 496 0200
             */
            telephone?: string | null;
            /**
             * @description Where replies to mails go, unless they go to a driver whose address is confirmed.
             * @example office@hillplant.co.uk
             */
            replyAddress?: string | null;
            /**
             * @description The one colour that stands out, `#rrggbb`: dark letters on it need a contrast of 4.5:1. The product’s own if absent.
             * @example #ffc20e
             */
            accent?: string | null;
            /**
             * @description The name of the uploaded logo, from `POST /api/firm/logo`. No logo if absent.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001
             */
            logo?: string | null;
            /** @description The version that the screen showed. */
            version: number;
        };
        VehicleResponse: {
            /** @example JCB 220X */
            machineNumber: string;
            /** @example EX-0417 */
            plantNumber: string;
            /**
             * @example excavator
             * @enum {string}
             */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @example 22 t tracked excavator, 600 mm bucket */
            description: string;
        };
        DemoCodeResponse: {
            /** @example GS-EX-0417 */
            code: string;
            /** @example 22 t tracked excavator, 600 mm bucket */
            description: string;
        };
        MachineResponse: {
            /** @example JCB 220X */
            machineNumber: string;
            /** @example EX-0417 */
            plantNumber: string;
            /**
             * @example excavator
             * @enum {string}
             */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @example 22 t tracked excavator, 600 mm bucket */
            description: string;
            /** Format: uuid */
            id: string;
            /** @example GS-EX-0417 */
            qrCode: string;
            /** @description The name of its photo, to be sent in a PUT; the picture itself is at `/api/machines/{id}/photo`. */
            photo: string | null;
            isArchived: boolean;
        };
        MachineBody: {
            /**
             * @description Stored in capitals without spaces. No two machines may have the same letters and digits.
             * @example EX-0417
             */
            plantNumber: string;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber: string;
            /**
             * @description Decides which items are checked.
             * @example excavator
             * @enum {string}
             */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @description What sets it apart, such as its size or bucket. */
            description?: string | null;
            /** @description What the code on the machine holds. If empty, it stays as it is or is made from the plant number. */
            qrCode?: string | null;
            /** @description The `url` of an uploaded photo; empty for none. */
            photo?: string | null;
        };
        MachineSavedResponse: {
            /** Format: uuid */
            id: string;
        };
        ImportChange: {
            /** @example Description */
            header: string;
            from: string;
            to: string;
        };
        ImportFault: {
            /** @example Vehicle type */
            header: string;
            /** @example Please choose one of: Dumper, Excavator, Bull Dozer, Roller. */
            message: string;
        };
        ImportLine: {
            /** @description Line number, as in a spreadsheet. */
            line: number;
            /** @example EX-0417 */
            plantNumber: string;
            /** @enum {string} */
            outcome: "new" | "changed" | "same" | "wrong";
            changes: components["schemas"]["ImportChange"][];
            faults: components["schemas"]["ImportFault"][];
        };
        ImportedResponse: {
            added: number;
            changed: number;
        };
        CertificateResponse: {
            /** Format: uuid */
            id: string;
            /** @example Thorough examination, 12 months */
            label: string;
            /** Format: date */
            examinedOn: string | null;
            /**
             * Format: date
             * @description Its last day.
             */
            dueOn: string | null;
            /** @example 4500 */
            dueAtHours: number | null;
            /** @description The machine must not be used without it. */
            isRequired: boolean;
            /**
             * @description `soon` from 14 days before its last day.
             * @enum {string}
             */
            state: "over" | "soon" | "good";
            /**
             * @description The same in words.
             * @example Due in 9 days
             */
            standing: string;
            /** @description Where the reader may open its file. */
            fileUrl: string | null;
            /** @enum {string} */
            kind: "examination-6" | "examination-12" | "inspection" | "service" | "insurance" | "other";
            /** @description The name of a certificate of another kind. */
            name: string | null;
            opensFromCode: boolean;
            /** @description For supervisors and admins. */
            addedBy: string | null;
            /** Format: date-time */
            addedAt: string;
        };
        HoursRead: {
            /** Format: date */
            date: string;
            /** @example 4210.5 */
            hours: number;
        };
        MachinePageResponse: {
            /** @description From the register, if the machine is in it. */
            machine: components["schemas"]["MachineResponse"] | null;
            /**
             * @description Whether it may be used, as far as its defects and certificates say.
             * @enum {string}
             */
            status: "do-not-use" | "use-with-care" | "in-use";
            /** @description Its open defects, the worst first. */
            defects: components["schemas"]["DefectResponse"][];
            /** @description The worst first. */
            certificates: components["schemas"]["CertificateResponse"][];
            /**
             * Format: date
             * @description Day of the last check that was sent.
             */
            lastCheckedOn: string | null;
            isCheckedToday: boolean;
            /** @description From its latest checks, the first day first. */
            hours: components["schemas"]["HoursRead"][];
        };
        MachineCheckResponse: {
            /** Format: uuid */
            id: string;
            /** @example CS-7K3M9QXD */
            reference: string;
            /** Format: date */
            date: string;
            /**
             * @description Null for accounts whose address is not confirmed, except for their own checks.
             * @example Łukasz Wójcik
             */
            driverName: string | null;
            /** @description For supervisors and admins: the account it was sent from; null for one that was sent without. */
            account: components["schemas"]["AccountBeside"] | null;
            /** @example 4210 */
            machineHours: string | null;
            /** @description Items found good, or put right. */
            passed: number;
            /** @description Items that need attention. */
            attentionCount: number;
            /** @description Whether the caller may open the sheet itself. */
            canOpen: boolean;
        };
        CertificateUploadResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description Takes the file by PUT within 15 minutes.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…
             */
            uploadURL: string;
        };
        CertificateFileResponse: {
            /** @description Whether its text has been read, as far as possible. */
            isRead: boolean;
            /** @enum {string|null} */
            kind: "examination-6" | "examination-12" | "inspection" | "service" | "insurance" | "other" | null;
            /** Format: date */
            examinedOn: string | null;
            /** Format: date */
            dueOn: string | null;
        };
        AddedCertificateBody: {
            /**
             * @description What it is.
             * @example examination-12
             * @enum {string}
             */
            kind: "examination-6" | "examination-12" | "inspection" | "service" | "insurance" | "other";
            /**
             * @description The name of a certificate of another kind.
             * @example Noise test
             */
            name?: string | null;
            /**
             * Format: date
             * @description The day of the examination, inspection or service, or the first day of cover.
             * @example 2026-11-21
             */
            examinedOn?: string | null;
            /**
             * Format: date
             * @description Its last day.
             * @example 2027-11-20
             */
            dueOn?: string | null;
            /** @description Hours on the meter at which it is due. With a day as well, whichever comes first counts. */
            dueAtHours?: number | null;
            /** @description The machine must not be used without it. */
            isRequired: boolean;
            /** @description Anybody with the code of the machine may open the file. */
            opensFromCode: boolean;
            /**
             * Format: uuid
             * @description The id of the file, from its upload address. If absent, the certificate keeps its file.
             */
            fileId?: string | null;
            /**
             * Format: uuid
             * @description The certificate of the same machine that this one replaces.
             */
            replaces?: string | null;
        };
        CertificateSavedResponse: {
            /** Format: uuid */
            id: string;
        };
        CertificateBody: {
            /**
             * @description What it is.
             * @example examination-12
             * @enum {string}
             */
            kind: "examination-6" | "examination-12" | "inspection" | "service" | "insurance" | "other";
            /**
             * @description The name of a certificate of another kind.
             * @example Noise test
             */
            name?: string | null;
            /**
             * Format: date
             * @description The day of the examination, inspection or service, or the first day of cover.
             * @example 2026-11-21
             */
            examinedOn?: string | null;
            /**
             * Format: date
             * @description Its last day.
             * @example 2027-11-20
             */
            dueOn?: string | null;
            /** @description Hours on the meter at which it is due. With a day as well, whichever comes first counts. */
            dueAtHours?: number | null;
            /** @description The machine must not be used without it. */
            isRequired: boolean;
            /** @description Anybody with the code of the machine may open the file. */
            opensFromCode: boolean;
            /**
             * Format: uuid
             * @description The id of the file, from its upload address. If absent, the certificate keeps its file.
             */
            fileId?: string | null;
        };
        PublicDefect: {
            /**
             * @description The item as the check sheet has it on the wire.
             * @example defectParkBrake
             */
            key: string;
            /** @example D-1042 */
            number: string;
            /** @example Park brake */
            item: string;
            /** @enum {string} */
            severity: "A" | "B" | "C";
            /** @description The machine must not be used because of it. */
            isStopping: boolean;
            /** @enum {string} */
            state: "open" | "in hand" | "repaired" | "confirmed" | "no fault";
            /** Format: date-time */
            openedAt: string;
        };
        PublicCertificate: {
            /** Format: uuid */
            id: string;
            /** @example Thorough examination, 12 months */
            label: string;
            /** Format: date */
            examinedOn: string | null;
            /**
             * Format: date
             * @description Its last day.
             */
            dueOn: string | null;
            /** @example 4500 */
            dueAtHours: number | null;
            /** @description The machine must not be used without it. */
            isRequired: boolean;
            /**
             * @description `soon` from 14 days before its last day.
             * @enum {string}
             */
            state: "over" | "soon" | "good";
            /**
             * @description The same in words.
             * @example Due in 9 days
             */
            standing: string;
            /** @description Where the reader may open its file. */
            fileUrl: string | null;
        };
        SeverityRuleResponse: {
            /** @enum {string} */
            vehicle: "dumper" | "excavator" | "bulldozer" | "roller";
            /**
             * @description The item as the check sheet has it on the wire.
             * @example defectMirrors
             */
            item: string;
            /** @example Fail */
            finding: string;
            /** @enum {string} */
            severity: "A" | "B" | "C";
        };
        MachineStatusResponse: {
            /** @example D-114 */
            plantNumber: string;
            /**
             * @description Make and model.
             * @example Thwaites MACH 690
             */
            machineNumber: string;
            /** @description Whether there is a photo, at `GET /api/machine-status/{code}/photo`. */
            hasPhoto: boolean;
            /** @enum {string} */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @enum {string} */
            status: "do-not-use" | "use-with-care" | "in-use";
            /**
             * Format: date
             * @description Day of the last check that was sent.
             */
            lastCheckedOn: string | null;
            isCheckedToday: boolean;
            /** @description The worst first. */
            defects: components["schemas"]["PublicDefect"][];
            /** @description The worst first. Files open for anyone who asks by the code. */
            certificates: components["schemas"]["PublicCertificate"][];
            /** @description What checks propose otherwise than by the product’s own list, for the phone on which one is signed without a signal. */
            severities: components["schemas"]["SeverityRuleResponse"][];
        };
        MachineStateResponse: {
            /** Format: uuid */
            id: string;
            /** @example D-114 */
            plantNumber: string;
            /** @example Thwaites MACH 690 */
            machineNumber: string;
            /**
             * @example dumper
             * @enum {string}
             */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @enum {string} */
            status: "do-not-use" | "use-with-care" | "in-use";
            /** @description Defects that are still on it. */
            openDefects: number;
            /** @description Certificates that have expired, or have 14 days left or fewer. */
            dueCertificates: number;
        };
        OwnMachineResponse: {
            /** Format: uuid */
            id: string;
            /** @example D-114 */
            plantNumber: string;
            /** @example Thwaites MACH 690 */
            machineNumber: string;
            /**
             * @example dumper
             * @enum {string}
             */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @enum {string} */
            status: "do-not-use" | "use-with-care" | "in-use";
            /** @description Defects that are still on it. */
            openDefects: number;
            /** @description Certificates that have expired, or have 14 days left or fewer. */
            dueCertificates: number;
            /** @description Those that have expired, or have 14 days left or fewer, the worst first. */
            certificates: components["schemas"]["PublicCertificate"][];
        };
        MachineStateCounts: {
            "do-not-use": number;
            "use-with-care": number;
            "in-use": number;
        };
        DefectResponse: {
            /** Format: uuid */
            id: string;
            /** @example D-1042 */
            number: string;
            /** @example D-114 */
            plantNumber: string;
            /** @example Park brake */
            item: string;
            /**
             * @description `Fail`, or what is to be done.
             * @example something wrong
             */
            finding: string;
            /** @description What its driver noted. */
            note: string | null;
            /** @description Address of the photo, for those who may open its sheet. */
            photoUrl: string | null;
            /** @enum {string} */
            severity: "A" | "B" | "C";
            /**
             * @description The severity that is proposed and not in force: by a report without the key of the label, for a machine that is not in the register, or beyond the limit of stops. Null otherwise.
             * @enum {string|null}
             */
            proposed: "A" | "B" | "C" | null;
            /** @enum {string} */
            state: "open" | "in hand" | "repaired" | "confirmed" | "no fault";
            /** @description The machine must not be used because of it. */
            isStopping: boolean;
            /** @description Repaired and released; the next check confirms it. */
            isReleased: boolean;
            /** @description The sheet that found it was corrected and no longer finds it. */
            isWithdrawn: boolean;
            /** @description Found again within 30 days of a repair, or three times in 90 days. */
            isRepeat: boolean;
            /**
             * Format: date-time
             * @description The time of the check that found it.
             */
            openedAt: string;
            /**
             * Format: date
             * @description Null if it waits for the next service.
             */
            dueOn: string | null;
            isOverdue: boolean;
            /** @description Who has it in hand; null to accounts whose address is not confirmed. */
            owner: string | null;
            /**
             * Format: uuid
             * @description Its sheet, for those who may open it.
             */
            formId: string | null;
        };
        DefectCountsResponse: {
            new: number;
            "in hand": number;
            repaired: number;
            overdue: number;
        };
        StoppedMachine: {
            /** @example D-114 */
            plantNumber: string;
            /** @example 2.5 */
            days: number;
            isStopped: boolean;
        };
        FailingItem: {
            /** @example Mirrors */
            item: string;
            defects: number;
        };
        DefectSummaryResponse: {
            /** @description Machines that must not be used now. */
            doNotUse: number;
            /** @description Machines to be used with care now. */
            useWithCare: number;
            /** @description Machines of the register that are in use. */
            registered: number;
            /** @description Of the last 90 days, the longest first; 10 at most. */
            stopped: components["schemas"]["StoppedMachine"][];
            /** @description Of the last 90 days; 10 at most. */
            items: components["schemas"]["FailingItem"][];
        };
        OwnDefectResponse: {
            /** Format: uuid */
            id: string;
            /** @example D-1042 */
            number: string;
            /** @example D-114 */
            plantNumber: string;
            /** @example Park brake */
            item: string;
            /**
             * @description `Fail`, or what is to be done.
             * @example something wrong
             */
            finding: string;
            /** @description What its driver noted. */
            note: string | null;
            /** @description Address of the photo, for those who may open its sheet. */
            photoUrl: string | null;
            /** @enum {string} */
            severity: "A" | "B" | "C";
            /**
             * @description The severity that is proposed and not in force: by a report without the key of the label, for a machine that is not in the register, or beyond the limit of stops. Null otherwise.
             * @enum {string|null}
             */
            proposed: "A" | "B" | "C" | null;
            /** @enum {string} */
            state: "open" | "in hand" | "repaired" | "confirmed" | "no fault";
            /** @description The machine must not be used because of it. */
            isStopping: boolean;
            /** @description Repaired and released; the next check confirms it. */
            isReleased: boolean;
            /** @description The sheet that found it was corrected and no longer finds it. */
            isWithdrawn: boolean;
            /** @description Found again within 30 days of a repair, or three times in 90 days. */
            isRepeat: boolean;
            /**
             * Format: date-time
             * @description The time of the check that found it.
             */
            openedAt: string;
            /**
             * Format: date
             * @description Null if it waits for the next service.
             */
            dueOn: string | null;
            isOverdue: boolean;
            /** @description Who has it in hand; null to accounts whose address is not confirmed. */
            owner: string | null;
            /**
             * Format: uuid
             * @description Its sheet, for those who may open it.
             */
            formId: string | null;
            /** @description Whether the caller has reported it. */
            isOwn: boolean;
            /** @description Whether supervisors and admins are mailed about it. */
            isMailed: boolean;
            /**
             * @description The customer who is mailed too; null where none is, or another driver has reported it.
             * @example Northgate Civils Ltd
             */
            customerMailed: string | null;
        };
        RepairRecordResponse: {
            /**
             * Format: uuid
             * @description The form; `corrects` names it.
             */
            id: string;
            /** @example RR-7K3M9QXD */
            reference: string;
            /** @example Gary Platt */
            fitter: string;
            /** @example Platt Hydraulics */
            firm: string | null;
            /** @example New park brake cable, adjusted. */
            work: string;
            parts: string | null;
            /** @description Hours of work. */
            hours: number | null;
            /** @description Reading of the hour meter. */
            meter: string | null;
            /**
             * Format: date
             * @description Day of the repair.
             */
            on: string;
            /** @description As `photos` of a correction names those that stay. */
            photos: string[];
            /** @description Where the photos can be read, by anyone who may read the form. */
            photoURLs: string[];
        };
        DefectEventResponse: {
            /** @enum {string} */
            kind: "reported" | "again" | "severity" | "assigned" | "comment" | "repaired" | "corrected" | "released" | "confirmed" | "rejected" | "no-fault" | "withdrawn" | "reopened";
            /** Format: date-time */
            at: string;
            /** @description Who did it, or filled in the check; null to accounts whose address is not confirmed. */
            by: string | null;
            /** @description What was said, line by line. */
            lines: string[];
            /** @description A fitter’s signature, a PNG as a data URL; for supervisors and admins. */
            signature: string | null;
            /** @description Of a repair: its record on paper; for supervisors and admins. Earlier repairs have none. */
            record: components["schemas"]["RepairRecordResponse"] | null;
        };
        DefectInFullResponse: {
            /** Format: uuid */
            id: string;
            /** @example D-1042 */
            number: string;
            /** @example D-114 */
            plantNumber: string;
            /** @example Park brake */
            item: string;
            /**
             * @description `Fail`, or what is to be done.
             * @example something wrong
             */
            finding: string;
            /** @description What its driver noted. */
            note: string | null;
            /** @description Address of the photo, for those who may open its sheet. */
            photoUrl: string | null;
            /** @enum {string} */
            severity: "A" | "B" | "C";
            /**
             * @description The severity that is proposed and not in force: by a report without the key of the label, for a machine that is not in the register, or beyond the limit of stops. Null otherwise.
             * @enum {string|null}
             */
            proposed: "A" | "B" | "C" | null;
            /** @enum {string} */
            state: "open" | "in hand" | "repaired" | "confirmed" | "no fault";
            /** @description The machine must not be used because of it. */
            isStopping: boolean;
            /** @description Repaired and released; the next check confirms it. */
            isReleased: boolean;
            /** @description The sheet that found it was corrected and no longer finds it. */
            isWithdrawn: boolean;
            /** @description Found again within 30 days of a repair, or three times in 90 days. */
            isRepeat: boolean;
            /**
             * Format: date-time
             * @description The time of the check that found it.
             */
            openedAt: string;
            /**
             * Format: date
             * @description Null if it waits for the next service.
             */
            dueOn: string | null;
            isOverdue: boolean;
            /** @description Who has it in hand; null to accounts whose address is not confirmed. */
            owner: string | null;
            /**
             * Format: uuid
             * @description Its sheet, for those who may open it.
             */
            formId: string | null;
            /** @description In the order in which it was recorded. */
            events: components["schemas"]["DefectEventResponse"][];
            /** @description Whether the caller has reported it. */
            isOwn: boolean;
            /** @description Whether a fitter’s link to its machine is open; for supervisors and admins. */
            isWithFitter: boolean;
            /** @description How many other open defects were reported from the same network without a confirmed account; for supervisors and admins. */
            othersFromThere: number;
        };
        ChangeSeverityBody: {
            /**
             * @description A must not be used, B with care, C at the next service.
             * @enum {string}
             */
            severity: "A" | "B" | "C";
            /**
             * @description Why; asked for where it is lowered, at least 10 characters.
             * @example Looked at it with the fitter, cosmetic.
             */
            reason?: string | null;
        };
        AssignDefectBody: {
            /**
             * @description Who has it in hand; the caller if absent.
             * @example Gary Platt
             */
            owner?: string | null;
        };
        CommentBody: {
            /** @description The comment. */
            text: string;
        };
        NoFaultBody: {
            /**
             * @description Why, at least 10 characters.
             * @example Looked at it with the fitter, cosmetic.
             */
            reason: string;
            /** @description Closes with it all others that were reported from the same network without a confirmed account. */
            others?: boolean | null;
        };
        ReasonBody: {
            /**
             * @description Why, at least 10 characters.
             * @example Looked at it with the fitter, cosmetic.
             */
            reason: string;
        };
        SeverityRowResponse: {
            /** @enum {string} */
            vehicle: "dumper" | "excavator" | "bulldozer" | "roller";
            /**
             * @description The item as the check sheet has it on the wire.
             * @example defectMirrors
             */
            item: string;
            /** @example Mirrors */
            label: string;
            /** @example Fail */
            finding: string;
            /** @enum {string} */
            severity: "A" | "B" | "C";
            /**
             * @description The product’s own.
             * @enum {string}
             */
            supplied: "A" | "B" | "C";
        };
        SeverityChangeResponse: {
            /** Format: date-time */
            at: string;
            /**
             * @description Null where the account has been deleted.
             * @example Bev Haigh
             */
            by: string | null;
            /** @enum {string} */
            vehicle: "dumper" | "excavator" | "bulldozer" | "roller";
            /** @example Mirrors */
            label: string;
            /** @example Fail */
            finding: string;
            /** @example Use with care */
            from: string;
            /** @example Do not use */
            to: string;
        };
        SeverityListResponse: {
            /** @description By type of vehicle, in the order of its sheet. */
            rows: components["schemas"]["SeverityRowResponse"][];
            /** @description The latest 50, the latest first. */
            changes: components["schemas"]["SeverityChangeResponse"][];
        };
        SeverityBody: {
            /**
             * @description On machines of this type.
             * @enum {string}
             */
            vehicle: "dumper" | "excavator" | "bulldozer" | "roller";
            /**
             * @description The item as the check sheet has it on the wire.
             * @example defectMirrors
             */
            item: string;
            /**
             * @description The answer as it reads: `Fail`, `change`.
             * @example Fail
             */
            finding: string;
            /**
             * @description A must not be used, B with care, C at the next service.
             * @enum {string}
             */
            severity: "A" | "B" | "C";
        };
        ReportBody: {
            /**
             * @description The code on the machine, or its plant number.
             * @example GS-D-114
             */
            code: string;
            /**
             * @description The key of the label, behind the `#` of its address. Without it a person without an account can only propose that the machine must not be used.
             * @example 7f3a91c02d5e
             */
            key?: string | null;
            /**
             * @description The item as the check sheet has it on the wire; absent for something else.
             * @example defectMirrors
             */
            item?: string | null;
            /**
             * @description What is wrong. Needed where there is no item.
             * @example Left mirror hangs loose.
             */
            text?: string | null;
            /** @description The machine must not be used. */
            mustNotBeUsed?: boolean | null;
            /**
             * @description Who reports it; for an account, its own name.
             * @example Dave Hill
             */
            name?: string | null;
            /** @description The `url` of an uploaded photo. */
            photo?: string | null;
        };
        ReportedResponse: {
            /** @example D-1042 */
            number: string;
            /** @example D-114 */
            plantNumber: string;
            /** @example Mirrors */
            item: string;
            /**
             * @description The severity in force.
             * @enum {string}
             */
            severity: "A" | "B" | "C";
            /** @description The machine must not be used because of it. */
            isStopping: boolean;
            /** @description It is proposed that the machine must not be used; a supervisor decides. */
            isProposed: boolean;
            /** @description Whether supervisors and admins are mailed about it. */
            isMailed: boolean;
            /** @description Whether the defect was already open and this was added to it. */
            isKnown: boolean;
        };
        RepairLinkResponse: {
            /** @description The fitter’s page; the key is after the `#`. */
            url: string;
            /** Format: date-time */
            expiresAt: string;
            /** @example D-114 */
            plantNumber: string;
        };
        OpenRepairLinkBody: {
            /**
             * Format: uuid
             * @description From the address of the page.
             */
            id: string;
            /** @description The part of the address after the `#`. */
            key: string;
        };
        DefectToRepair: {
            /** Format: uuid */
            id: string;
            /** @example D-1042 */
            number: string;
            /** @example Park brake */
            item: string;
            /**
             * @description `Fail`, or what is to be done.
             * @example something wrong
             */
            finding: string;
            /** @description What its driver noted. */
            note: string | null;
            /** @enum {string} */
            severity: "A" | "B" | "C";
            /** @enum {string} */
            state: "open" | "in hand" | "repaired" | "confirmed" | "no fault";
            /** @description The machine must not be used because of it. */
            isStopping: boolean;
            /**
             * Format: date-time
             * @description The time of the check that found it.
             */
            openedAt: string;
            /**
             * @description The item as the check sheet has it on the wire.
             * @example defectParkBrake
             */
            key: string;
        };
        MachineRepairResponse: {
            /**
             * Format: uuid
             * @description The form; `corrects` names it.
             */
            id: string;
            /** @example RR-7K3M9QXD */
            reference: string;
            /** @example Gary Platt */
            fitter: string;
            /** @example Platt Hydraulics */
            firm: string | null;
            /** @example New park brake cable, adjusted. */
            work: string;
            parts: string | null;
            /** @description Hours of work. */
            hours: number | null;
            /** @description Reading of the hour meter. */
            meter: string | null;
            /**
             * Format: date
             * @description Day of the repair.
             */
            on: string;
            /** @description As `photos` of a correction names those that stay. */
            photos: string[];
            /** @description Where the photos can be read, by anyone who may read the form. */
            photoURLs: string[];
            /** Format: uuid */
            defectId: string;
            /** @example D-1042 */
            number: string;
            /** @example Park brake */
            item: string;
        };
        RepairPageResponse: {
            /** @example D-114 */
            plantNumber: string;
            /** @description Who asked for the repair. */
            askedBy: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description The worst first. */
            defects: components["schemas"]["DefectToRepair"][];
            /** @description What has been signed through this very link and not corrected since, the latest first. */
            records: components["schemas"]["MachineRepairResponse"][];
        };
        FitterRepairBody: {
            /**
             * @description Who repaired it.
             * @example Gary Platt
             */
            fitter: string;
            /** @description The fitter’s firm. */
            firm?: string | null;
            /**
             * @description What was done.
             * @example New park brake cable, adjusted.
             */
            work: string;
            /** @description Parts that were fitted. */
            parts?: string | null;
            /** @description Hours of work. */
            hours?: number | null;
            /** @description Reading of the hour meter. */
            meter?: string | null;
            /**
             * Format: date
             * @description Day of the repair; today if absent.
             * @example 2026-11-21
             */
            on?: string | null;
            /**
             * @description The `url` of each uploaded photo, 5 at most; of a record that is corrected, each of its `photos` that stays.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /**
             * Format: uuid
             * @description The record that this one corrects.
             */
            corrects?: string | null;
            /**
             * Format: uuid
             * @description From the address of the page.
             */
            id: string;
            /** @description The part of the address after the `#`. */
            key: string;
            /**
             * Format: uuid
             * @description Which defect was repaired.
             */
            defectId: string;
            /** @description The fitter’s signature, a PNG as a data URL. */
            fitterSignature: string;
        };
        RepairResponse: {
            /**
             * Format: uuid
             * @description UUIDv7 made by the caller when the form is begun; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the caller believes it to be; the server decides.
             * @enum {string|null}
             */
            status?: "draft" | "submitted" | null;
            /**
             * Format: date
             * @description Day of the repair.
             * @example 2026-11-21
             */
            repairDate?: string | null;
            /**
             * Format: uuid
             * @description The customer (a company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Needed where the customer asks for one.
             * @example P-001234
             */
            orderNumber?: string | null;
            /**
             * @description The hire firm that the driver works for.
             * @example Hill Plant Ltd
             */
            company?: string | null;
            /**
             * @description Who the machine is on hire to; shown where that is not the customer.
             * @example Northgate Civils
             */
            clientCompany?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; on a check sheet it decides which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example EX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber?: string | null;
            /**
             * @description Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.
             * @example 3f9a1c07be52
             */
            machineKey?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Name under the operator’s signature. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * @description Of a correction: why it is made. Printed and mailed beside what has changed.
             * @example Tuesday was rained off.
             */
            correctionReason?: string | null;
            /**
             * Format: date
             * @description Day of the signatures.
             * @example 2026-11-21
             */
            signatureDate?: string | null;
            /** @description To be sent by mail. */
            submitViaEmail?: boolean | null;
            /** @description Kept as sent; nothing is sent by WhatsApp. */
            submitViaWhatsApp?: boolean | null;
            /**
             * @description Who to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /**
             * @description What was done.
             * @example New park brake cable, adjusted.
             */
            work?: string | null;
            /** @description Parts that were fitted. */
            parts?: string | null;
            /**
             * @description Hours of work.
             * @example 1.5
             */
            workHours?: number | null;
            /**
             * @description The `url` of each upload that shows the finished repair; 5 at most.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /** @description SHA-256 of each photo as it came, hexadecimal, in their order; worked out, and part of what is signed. */
            photoHashes?: string[] | null;
            /**
             * @description Of the defect, when it was repaired.
             * @enum {string|null}
             */
            severity?: "A" | "B" | "C" | null;
            /**
             * @description What the check has found, in words.
             * @example something wrong
             */
            finding?: string | null;
            /**
             * @description What its driver noted.
             * @example Rolls on the ramp.
             */
            defectNote?: string | null;
            /**
             * Format: date
             * @description Day on which the defect was found.
             * @example 2026-11-21
             */
            foundOn?: string | null;
            /**
             * @description Who recorded it; null where the fitter has.
             * @example Siân O’Neill
             */
            recordedBy?: string | null;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /**
             * @description Printed on the form.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /** @description Name of the customer when the form was saved or sent. */
            customerName: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last saved or sent.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description The form that this one corrects.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The correction sent in its place.
             */
            supersededBy: string | null;
            /**
             * @description In which role the caller reads it. A `recipient`, who has it by a link, is not told who else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
            /** @description The form that it corrects, where one sent form is read. */
            replaces?: components["schemas"]["ReplacedForm"];
            /** @description Sent, but mailed to nobody. */
            unmailed?: boolean;
            /**
             * Format: date-time
             * @description When its latest mail was handed over; for its driver and the office.
             */
            mailedAt?: string;
            /** @description How a client who was asked to sign has signed; null where they signed on the form itself. */
            clientSignedHow: components["schemas"]["SignedHow"] | null;
            /** @description Who has signed for the client on its completed set, where nobody has signed the form itself for them. */
            signedOnSet?: components["schemas"]["SignatureOnSet"];
            /** @description For the office. Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules. */
            isOrderOutdated?: boolean;
            /**
             * Format: uuid
             * @description The defect; null for those who were mailed the record.
             */
            defectId: string | null;
            /** @example D-1042 */
            defect: string;
            /** @example Park brake */
            item: string;
            /** @example Repaired: D-1042 Park brake */
            answer: string;
            /** @description Whether the machine must not be used before it has been released. */
            isStopping: boolean;
            /** @description Where the photos can be read, by anyone who may read the form. */
            photoURLs: string[];
        };
        RepairBody: {
            /**
             * @description Who repaired it.
             * @example Gary Platt
             */
            fitter: string;
            /** @description The fitter’s firm. */
            firm?: string | null;
            /**
             * @description What was done.
             * @example New park brake cable, adjusted.
             */
            work: string;
            /** @description Parts that were fitted. */
            parts?: string | null;
            /** @description Hours of work. */
            hours?: number | null;
            /** @description Reading of the hour meter. */
            meter?: string | null;
            /**
             * Format: date
             * @description Day of the repair; today if absent.
             * @example 2026-11-21
             */
            on?: string | null;
            /**
             * @description The `url` of each uploaded photo, 5 at most; of a record that is corrected, each of its `photos` that stays.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /**
             * Format: uuid
             * @description The record that this one corrects.
             */
            corrects?: string | null;
        };
        OffHireBody: {
            /**
             * @description The plant number, however it is written. It need not be in the register.
             * @example D-114
             */
            plantNumber: string;
            /**
             * @description Who gives the notice.
             * @example Siân O’Neill
             */
            contactName: string;
            /**
             * @description The firm that the machine is on hire to. A customer of the register is matched by name.
             * @example Northgate Civils Ltd
             */
            firm: string;
            /**
             * @description Who to ring.
             * @example 0191 496 0114
             */
            phone: string;
            /**
             * @description Where the receipt goes. The customer’s own address gets one as well.
             * @example sian@northgate-civils.co.uk
             */
            email: string;
            /**
             * @description Hours on the clock; 0 if it has none.
             * @example 4210.5
             */
            machineHours: string;
            /**
             * @description Where it stands.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * Format: date
             * @description From when it can be collected.
             * @example 2026-11-27
             */
            readyFrom: string;
            /** @description The `url` of each uploaded photo, at most 5. */
            photos?: string[] | null;
        };
        OffHireGivenResponse: {
            /** @example OH-7K3M9QXD */
            reference: string;
            /**
             * @description As the register writes it.
             * @example D-114
             */
            plantNumber: string;
            /**
             * @description Working days of notice.
             * @example 7
             */
            noticeDays: number;
            /**
             * Format: date
             * @description The last day of the notice.
             */
            noticeEnds: string;
        };
        OffHireResponse: {
            /** Format: uuid */
            id: string;
            /** @example OH-7K3M9QXD */
            reference: string;
            /** @enum {string} */
            state: "waiting" | "collected" | "withdrawn";
            /** @example D-114 */
            plantNumber: string;
            /** @example Thwaites MACH 690 */
            machineNumber: string | null;
            /** @enum {string|null} */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /** @description Whether the register has the machine. */
            isRegistered: boolean;
            /** @example Northgate Civils Ltd */
            firm: string;
            /** @description Whether the firm is a customer of the register. */
            isCustomer: boolean;
            /** @example Siân O’Neill */
            contactName: string;
            siteLocation: string | null;
            /** Format: date */
            readyFrom: string;
            /** Format: date-time */
            givenAt: string;
            /** @description Working days. */
            noticeDays: number;
            /**
             * Format: date
             * @description The last day of the notice.
             */
            noticeEnds: string;
            /** @description Working days left of the notice. */
            daysLeft: number;
            /** Format: date-time */
            collectedAt: string | null;
        };
        OffHireEvent: {
            /** Format: date-time */
            at: string;
            /** @example Confirmed a collection */
            words: string;
            /** @description Whose account did it; null for a person without one. */
            who: string | null;
        };
        OffHireInFullResponse: {
            /** Format: uuid */
            id: string;
            /** @example OH-7K3M9QXD */
            reference: string;
            /** @enum {string} */
            state: "waiting" | "collected" | "withdrawn";
            /** @example D-114 */
            plantNumber: string;
            /** @example Thwaites MACH 690 */
            machineNumber: string | null;
            /** @enum {string|null} */
            vehicleType: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /** @description Whether the register has the machine. */
            isRegistered: boolean;
            /** @example Northgate Civils Ltd */
            firm: string;
            /** @description Whether the firm is a customer of the register. */
            isCustomer: boolean;
            /** @example Siân O’Neill */
            contactName: string;
            siteLocation: string | null;
            /** Format: date */
            readyFrom: string;
            /** Format: date-time */
            givenAt: string;
            /** @description Working days. */
            noticeDays: number;
            /**
             * Format: date
             * @description The last day of the notice.
             */
            noticeEnds: string;
            /** @description Working days left of the notice. */
            daysLeft: number;
            /** Format: date-time */
            collectedAt: string | null;
            phone: string;
            email: string;
            /** @description The customer’s own address, mailed as well. */
            companyEmail: string | null;
            machineHours: string;
            /** @description Where its photos can be read. */
            photoURLs: string[];
            collectedBy: string | null;
            collectedNote: string | null;
            /** @description Where the photos of the collection can be read. */
            collectedPhotoURLs: string[];
            /** Format: date-time */
            withdrawnAt: string | null;
            withdrawnReason: string | null;
            /** @description Earliest first. */
            events: components["schemas"]["OffHireEvent"][];
        };
        CollectionBody: {
            /**
             * @description Who collected it.
             * @example Dave Hill
             */
            collectedBy: string;
            /**
             * Format: date-time
             * @description When. Not before the notice was given, and not after now.
             * @example 2026-11-21T14:05:00.000Z
             */
            collectedAt: string;
            /** @description What was seen, such as damage. */
            note?: string | null;
            /** @description The `url` of each uploaded photo of the machine, at most 5. */
            photos?: string[] | null;
        };
        WithdrawalBody: {
            /**
             * @description The reason, for the person who gave the notice.
             * @example The customer keeps it another week.
             */
            reason: string;
        };
        TimesheetBody: {
            /**
             * Format: uuid
             * @description UUIDv7 made by the caller when the form is begun; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the caller believes it to be; the server decides.
             * @enum {string|null}
             */
            status?: "draft" | "submitted" | null;
            /**
             * Format: date
             * @description Last day of the week, usually a Saturday. Today when absent.
             * @example 2026-11-21
             */
            weekEnding?: string | null;
            /**
             * Format: uuid
             * @description The customer (a company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Needed where the customer asks for one.
             * @example P-001234
             */
            orderNumber?: string | null;
            /**
             * @description The hire firm that the driver works for.
             * @example Hill Plant Ltd
             */
            company?: string | null;
            /**
             * @description Who the machine is on hire to; shown where that is not the customer.
             * @example Northgate Civils
             */
            clientCompany?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; on a check sheet it decides which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example EX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber?: string | null;
            /**
             * @description Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.
             * @example 3f9a1c07be52
             */
            machineKey?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Name under the operator’s signature. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * @description Of a correction: why it is made. Printed and mailed beside what has changed.
             * @example Tuesday was rained off.
             */
            correctionReason?: string | null;
            /**
             * Format: date
             * @description Day of the signatures.
             * @example 2026-11-21
             */
            signatureDate?: string | null;
            /** @description To be sent by mail. */
            submitViaEmail?: boolean | null;
            /** @description Kept as sent; nothing is sent by WhatsApp. */
            submitViaWhatsApp?: boolean | null;
            /**
             * @description Who to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /** @description What broke down, and when. */
            breakdownNotes?: string | null;
            /**
             * @description Hours; worked out by the server, ignored when sent.
             * @example 45.5
             */
            totalHours?: number | null;
            /**
             * @description Hours; worked out by the server, ignored when sent.
             * @example 1.5
             */
            standingTime?: number | null;
            /**
             * @description Monday: when work began, HH:MM
             * @example 07:00
             */
            mondayStart?: string | null;
            /**
             * @description Monday: when work ended, HH:MM
             * @example 16:30
             */
            mondayFinish?: string | null;
            /**
             * @description Monday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            mondayBreak?: number | null;
            /**
             * @description Monday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            mondayNetHours?: number | null;
            /**
             * @description Monday: hours the machine worked
             * @example 8
             */
            mondayWorking?: number | null;
            /**
             * @description Monday: hours the machine stood idle
             * @example 1
             */
            mondayStanding?: number | null;
            /**
             * @description Monday: hours lost to a breakdown
             * @example 0
             */
            mondayBreakdown?: number | null;
            /**
             * @description Monday: site, where it differs from the week’s
             * @example Wharf Road
             */
            mondaySiteLocation?: string | null;
            /**
             * @description Monday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            mondayDidNotWork?: boolean | null;
            /**
             * @description Tuesday: when work began, HH:MM
             * @example 07:00
             */
            tuesdayStart?: string | null;
            /**
             * @description Tuesday: when work ended, HH:MM
             * @example 16:30
             */
            tuesdayFinish?: string | null;
            /**
             * @description Tuesday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            tuesdayBreak?: number | null;
            /**
             * @description Tuesday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            tuesdayNetHours?: number | null;
            /**
             * @description Tuesday: hours the machine worked
             * @example 8
             */
            tuesdayWorking?: number | null;
            /**
             * @description Tuesday: hours the machine stood idle
             * @example 1
             */
            tuesdayStanding?: number | null;
            /**
             * @description Tuesday: hours lost to a breakdown
             * @example 0
             */
            tuesdayBreakdown?: number | null;
            /**
             * @description Tuesday: site, where it differs from the week’s
             * @example Wharf Road
             */
            tuesdaySiteLocation?: string | null;
            /**
             * @description Tuesday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            tuesdayDidNotWork?: boolean | null;
            /**
             * @description Wednesday: when work began, HH:MM
             * @example 07:00
             */
            wednesdayStart?: string | null;
            /**
             * @description Wednesday: when work ended, HH:MM
             * @example 16:30
             */
            wednesdayFinish?: string | null;
            /**
             * @description Wednesday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            wednesdayBreak?: number | null;
            /**
             * @description Wednesday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            wednesdayNetHours?: number | null;
            /**
             * @description Wednesday: hours the machine worked
             * @example 8
             */
            wednesdayWorking?: number | null;
            /**
             * @description Wednesday: hours the machine stood idle
             * @example 1
             */
            wednesdayStanding?: number | null;
            /**
             * @description Wednesday: hours lost to a breakdown
             * @example 0
             */
            wednesdayBreakdown?: number | null;
            /**
             * @description Wednesday: site, where it differs from the week’s
             * @example Wharf Road
             */
            wednesdaySiteLocation?: string | null;
            /**
             * @description Wednesday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            wednesdayDidNotWork?: boolean | null;
            /**
             * @description Thursday: when work began, HH:MM
             * @example 07:00
             */
            thursdayStart?: string | null;
            /**
             * @description Thursday: when work ended, HH:MM
             * @example 16:30
             */
            thursdayFinish?: string | null;
            /**
             * @description Thursday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            thursdayBreak?: number | null;
            /**
             * @description Thursday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            thursdayNetHours?: number | null;
            /**
             * @description Thursday: hours the machine worked
             * @example 8
             */
            thursdayWorking?: number | null;
            /**
             * @description Thursday: hours the machine stood idle
             * @example 1
             */
            thursdayStanding?: number | null;
            /**
             * @description Thursday: hours lost to a breakdown
             * @example 0
             */
            thursdayBreakdown?: number | null;
            /**
             * @description Thursday: site, where it differs from the week’s
             * @example Wharf Road
             */
            thursdaySiteLocation?: string | null;
            /**
             * @description Thursday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            thursdayDidNotWork?: boolean | null;
            /**
             * @description Friday: when work began, HH:MM
             * @example 07:00
             */
            fridayStart?: string | null;
            /**
             * @description Friday: when work ended, HH:MM
             * @example 16:30
             */
            fridayFinish?: string | null;
            /**
             * @description Friday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            fridayBreak?: number | null;
            /**
             * @description Friday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            fridayNetHours?: number | null;
            /**
             * @description Friday: hours the machine worked
             * @example 8
             */
            fridayWorking?: number | null;
            /**
             * @description Friday: hours the machine stood idle
             * @example 1
             */
            fridayStanding?: number | null;
            /**
             * @description Friday: hours lost to a breakdown
             * @example 0
             */
            fridayBreakdown?: number | null;
            /**
             * @description Friday: site, where it differs from the week’s
             * @example Wharf Road
             */
            fridaySiteLocation?: string | null;
            /**
             * @description Friday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            fridayDidNotWork?: boolean | null;
            /**
             * @description Saturday: when work began, HH:MM
             * @example 07:00
             */
            saturdayStart?: string | null;
            /**
             * @description Saturday: when work ended, HH:MM
             * @example 16:30
             */
            saturdayFinish?: string | null;
            /**
             * @description Saturday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            saturdayBreak?: number | null;
            /**
             * @description Saturday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            saturdayNetHours?: number | null;
            /**
             * @description Saturday: hours the machine worked
             * @example 8
             */
            saturdayWorking?: number | null;
            /**
             * @description Saturday: hours the machine stood idle
             * @example 1
             */
            saturdayStanding?: number | null;
            /**
             * @description Saturday: hours lost to a breakdown
             * @example 0
             */
            saturdayBreakdown?: number | null;
            /**
             * @description Saturday: site, where it differs from the week’s
             * @example Wharf Road
             */
            saturdaySiteLocation?: string | null;
            /**
             * @description Saturday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            saturdayDidNotWork?: boolean | null;
            /**
             * @description Sunday: when work began, HH:MM
             * @example 07:00
             */
            sundayStart?: string | null;
            /**
             * @description Sunday: when work ended, HH:MM
             * @example 16:30
             */
            sundayFinish?: string | null;
            /**
             * @description Sunday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            sundayBreak?: number | null;
            /**
             * @description Sunday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            sundayNetHours?: number | null;
            /**
             * @description Sunday: hours the machine worked
             * @example 8
             */
            sundayWorking?: number | null;
            /**
             * @description Sunday: hours the machine stood idle
             * @example 1
             */
            sundayStanding?: number | null;
            /**
             * @description Sunday: hours lost to a breakdown
             * @example 0
             */
            sundayBreakdown?: number | null;
            /**
             * @description Sunday: site, where it differs from the week’s
             * @example Wharf Road
             */
            sundaySiteLocation?: string | null;
            /**
             * @description Sunday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            sundayDidNotWork?: boolean | null;
        };
        CompleteTimesheetBody: {
            timesheetData: components["schemas"]["TimesheetBody"];
            /**
             * @description happy = Excellent, okay = Average, unhappy = Poor.
             * @example happy
             * @enum {string|null}
             */
            supervisorRating?: "happy" | "okay" | "unhappy" | null;
            /** @description Notes on the rating. */
            supervisorNotes?: string | null;
        };
        CopyTimesheetBody: {
            /**
             * Format: date
             * @description Last day of the new week, usually a Saturday.
             * @example 2026-11-21
             */
            weekEnding: string;
        };
        TimesheetResponse: {
            /**
             * Format: uuid
             * @description UUIDv7 made by the caller when the form is begun; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the caller believes it to be; the server decides.
             * @enum {string|null}
             */
            status?: "draft" | "submitted" | null;
            /**
             * Format: date
             * @description Last day of the week, usually a Saturday. Today when absent.
             * @example 2026-11-21
             */
            weekEnding?: string | null;
            /**
             * Format: uuid
             * @description The customer (a company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Needed where the customer asks for one.
             * @example P-001234
             */
            orderNumber?: string | null;
            /**
             * @description The hire firm that the driver works for.
             * @example Hill Plant Ltd
             */
            company?: string | null;
            /**
             * @description Who the machine is on hire to; shown where that is not the customer.
             * @example Northgate Civils
             */
            clientCompany?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; on a check sheet it decides which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example EX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber?: string | null;
            /**
             * @description Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.
             * @example 3f9a1c07be52
             */
            machineKey?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Name under the operator’s signature. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * @description Of a correction: why it is made. Printed and mailed beside what has changed.
             * @example Tuesday was rained off.
             */
            correctionReason?: string | null;
            /**
             * Format: date
             * @description Day of the signatures.
             * @example 2026-11-21
             */
            signatureDate?: string | null;
            /** @description To be sent by mail. */
            submitViaEmail?: boolean | null;
            /** @description Kept as sent; nothing is sent by WhatsApp. */
            submitViaWhatsApp?: boolean | null;
            /**
             * @description Who to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /** @description What broke down, and when. */
            breakdownNotes?: string | null;
            /**
             * @description Hours; worked out by the server, ignored when sent.
             * @example 45.5
             */
            totalHours?: number | null;
            /**
             * @description Hours; worked out by the server, ignored when sent.
             * @example 1.5
             */
            standingTime?: number | null;
            /**
             * @description Monday: when work began, HH:MM
             * @example 07:00
             */
            mondayStart?: string | null;
            /**
             * @description Monday: when work ended, HH:MM
             * @example 16:30
             */
            mondayFinish?: string | null;
            /**
             * @description Monday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            mondayBreak?: number | null;
            /**
             * @description Monday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            mondayNetHours?: number | null;
            /**
             * @description Monday: hours the machine worked
             * @example 8
             */
            mondayWorking?: number | null;
            /**
             * @description Monday: hours the machine stood idle
             * @example 1
             */
            mondayStanding?: number | null;
            /**
             * @description Monday: hours lost to a breakdown
             * @example 0
             */
            mondayBreakdown?: number | null;
            /**
             * @description Monday: site, where it differs from the week’s
             * @example Wharf Road
             */
            mondaySiteLocation?: string | null;
            /**
             * @description Monday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            mondayDidNotWork?: boolean | null;
            /**
             * @description Tuesday: when work began, HH:MM
             * @example 07:00
             */
            tuesdayStart?: string | null;
            /**
             * @description Tuesday: when work ended, HH:MM
             * @example 16:30
             */
            tuesdayFinish?: string | null;
            /**
             * @description Tuesday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            tuesdayBreak?: number | null;
            /**
             * @description Tuesday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            tuesdayNetHours?: number | null;
            /**
             * @description Tuesday: hours the machine worked
             * @example 8
             */
            tuesdayWorking?: number | null;
            /**
             * @description Tuesday: hours the machine stood idle
             * @example 1
             */
            tuesdayStanding?: number | null;
            /**
             * @description Tuesday: hours lost to a breakdown
             * @example 0
             */
            tuesdayBreakdown?: number | null;
            /**
             * @description Tuesday: site, where it differs from the week’s
             * @example Wharf Road
             */
            tuesdaySiteLocation?: string | null;
            /**
             * @description Tuesday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            tuesdayDidNotWork?: boolean | null;
            /**
             * @description Wednesday: when work began, HH:MM
             * @example 07:00
             */
            wednesdayStart?: string | null;
            /**
             * @description Wednesday: when work ended, HH:MM
             * @example 16:30
             */
            wednesdayFinish?: string | null;
            /**
             * @description Wednesday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            wednesdayBreak?: number | null;
            /**
             * @description Wednesday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            wednesdayNetHours?: number | null;
            /**
             * @description Wednesday: hours the machine worked
             * @example 8
             */
            wednesdayWorking?: number | null;
            /**
             * @description Wednesday: hours the machine stood idle
             * @example 1
             */
            wednesdayStanding?: number | null;
            /**
             * @description Wednesday: hours lost to a breakdown
             * @example 0
             */
            wednesdayBreakdown?: number | null;
            /**
             * @description Wednesday: site, where it differs from the week’s
             * @example Wharf Road
             */
            wednesdaySiteLocation?: string | null;
            /**
             * @description Wednesday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            wednesdayDidNotWork?: boolean | null;
            /**
             * @description Thursday: when work began, HH:MM
             * @example 07:00
             */
            thursdayStart?: string | null;
            /**
             * @description Thursday: when work ended, HH:MM
             * @example 16:30
             */
            thursdayFinish?: string | null;
            /**
             * @description Thursday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            thursdayBreak?: number | null;
            /**
             * @description Thursday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            thursdayNetHours?: number | null;
            /**
             * @description Thursday: hours the machine worked
             * @example 8
             */
            thursdayWorking?: number | null;
            /**
             * @description Thursday: hours the machine stood idle
             * @example 1
             */
            thursdayStanding?: number | null;
            /**
             * @description Thursday: hours lost to a breakdown
             * @example 0
             */
            thursdayBreakdown?: number | null;
            /**
             * @description Thursday: site, where it differs from the week’s
             * @example Wharf Road
             */
            thursdaySiteLocation?: string | null;
            /**
             * @description Thursday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            thursdayDidNotWork?: boolean | null;
            /**
             * @description Friday: when work began, HH:MM
             * @example 07:00
             */
            fridayStart?: string | null;
            /**
             * @description Friday: when work ended, HH:MM
             * @example 16:30
             */
            fridayFinish?: string | null;
            /**
             * @description Friday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            fridayBreak?: number | null;
            /**
             * @description Friday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            fridayNetHours?: number | null;
            /**
             * @description Friday: hours the machine worked
             * @example 8
             */
            fridayWorking?: number | null;
            /**
             * @description Friday: hours the machine stood idle
             * @example 1
             */
            fridayStanding?: number | null;
            /**
             * @description Friday: hours lost to a breakdown
             * @example 0
             */
            fridayBreakdown?: number | null;
            /**
             * @description Friday: site, where it differs from the week’s
             * @example Wharf Road
             */
            fridaySiteLocation?: string | null;
            /**
             * @description Friday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            fridayDidNotWork?: boolean | null;
            /**
             * @description Saturday: when work began, HH:MM
             * @example 07:00
             */
            saturdayStart?: string | null;
            /**
             * @description Saturday: when work ended, HH:MM
             * @example 16:30
             */
            saturdayFinish?: string | null;
            /**
             * @description Saturday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            saturdayBreak?: number | null;
            /**
             * @description Saturday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            saturdayNetHours?: number | null;
            /**
             * @description Saturday: hours the machine worked
             * @example 8
             */
            saturdayWorking?: number | null;
            /**
             * @description Saturday: hours the machine stood idle
             * @example 1
             */
            saturdayStanding?: number | null;
            /**
             * @description Saturday: hours lost to a breakdown
             * @example 0
             */
            saturdayBreakdown?: number | null;
            /**
             * @description Saturday: site, where it differs from the week’s
             * @example Wharf Road
             */
            saturdaySiteLocation?: string | null;
            /**
             * @description Saturday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            saturdayDidNotWork?: boolean | null;
            /**
             * @description Sunday: when work began, HH:MM
             * @example 07:00
             */
            sundayStart?: string | null;
            /**
             * @description Sunday: when work ended, HH:MM
             * @example 16:30
             */
            sundayFinish?: string | null;
            /**
             * @description Sunday: unpaid break in minutes; 30 when absent
             * @example 30
             */
            sundayBreak?: number | null;
            /**
             * @description Sunday: finish minus start minus break; a difference of a multiple of 0.5 is an adjustment
             * @example 9
             */
            sundayNetHours?: number | null;
            /**
             * @description Sunday: hours the machine worked
             * @example 8
             */
            sundayWorking?: number | null;
            /**
             * @description Sunday: hours the machine stood idle
             * @example 1
             */
            sundayStanding?: number | null;
            /**
             * @description Sunday: hours lost to a breakdown
             * @example 0
             */
            sundayBreakdown?: number | null;
            /**
             * @description Sunday: site, where it differs from the week’s
             * @example Wharf Road
             */
            sundaySiteLocation?: string | null;
            /**
             * @description Sunday: true where the driver says they did not work; the day then has no hours
             * @example true
             */
            sundayDidNotWork?: boolean | null;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /**
             * @description Printed on the form.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /** @description Name of the customer when the form was saved or sent. */
            customerName: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last saved or sent.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description The form that this one corrects.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The correction sent in its place.
             */
            supersededBy: string | null;
            /**
             * @description In which role the caller reads it. A `recipient`, who has it by a link, is not told who else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
            /** @description The form that it corrects, where one sent form is read. */
            replaces?: components["schemas"]["ReplacedForm"];
            /** @description Sent, but mailed to nobody. */
            unmailed?: boolean;
            /**
             * Format: date-time
             * @description When its latest mail was handed over; for its driver and the office.
             */
            mailedAt?: string;
            /** @description How a client who was asked to sign has signed; null where they signed on the form itself. */
            clientSignedHow: components["schemas"]["SignedHow"] | null;
            /** @description Who has signed for the client on its completed set, where nobody has signed the form itself for them. */
            signedOnSet?: components["schemas"]["SignatureOnSet"];
            /** @description For the office. Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules. */
            isOrderOutdated?: boolean;
            /**
             * @description happy = Excellent, okay = Average, unhappy = Poor.
             * @example happy
             * @enum {string|null}
             */
            supervisorRating?: "happy" | "okay" | "unhappy" | null;
            /** @description Notes on the rating. */
            supervisorNotes?: string | null;
        };
        ItemNotesEntry: {
            /**
             * @description An item of the vehicle.
             * @example defectMirrors
             */
            item?: string | null;
            /**
             * @description What is wrong.
             * @example Left mirror cracked across.
             */
            text?: string | null;
            /**
             * @description One of `photos`.
             * @example /api/objects/01935b2e-7c5e-7000-8000-000000000001
             */
            photo?: string | null;
        };
        CheckSheetBody: {
            /**
             * Format: uuid
             * @description UUIDv7 made by the caller when the form is begun; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the caller believes it to be; the server decides.
             * @enum {string|null}
             */
            status?: "draft" | "submitted" | null;
            /**
             * Format: date
             * @description Day of the check. Today when absent.
             * @example 2026-11-21
             */
            checkDate?: string | null;
            /**
             * Format: uuid
             * @description The customer (a company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Needed where the customer asks for one.
             * @example P-001234
             */
            orderNumber?: string | null;
            /**
             * @description The hire firm that the driver works for.
             * @example Hill Plant Ltd
             */
            company?: string | null;
            /**
             * @description Who the machine is on hire to; shown where that is not the customer.
             * @example Northgate Civils
             */
            clientCompany?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; on a check sheet it decides which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example EX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber?: string | null;
            /**
             * @description Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.
             * @example 3f9a1c07be52
             */
            machineKey?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Name under the operator’s signature. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * @description Of a correction: why it is made. Printed and mailed beside what has changed.
             * @example Tuesday was rained off.
             */
            correctionReason?: string | null;
            /**
             * Format: date
             * @description Day of the signatures.
             * @example 2026-11-21
             */
            signatureDate?: string | null;
            /** @description To be sent by mail. */
            submitViaEmail?: boolean | null;
            /** @description Kept as sent; nothing is sent by WhatsApp. */
            submitViaWhatsApp?: boolean | null;
            /**
             * @description Who to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /** @description Kept as sent, and printed. */
            onHireTo?: string | null;
            /** @description Defects found and what was done about them. */
            defectsNotes?: string | null;
            /**
             * @description The `url` of each upload; 1 without an account, otherwise 5 at most.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /** @description What is wrong with an item, and a photo that shows it; at most one for each item. */
            itemNotes?: components["schemas"]["ItemNotesEntry"][] | null;
            /** @description Why the machine stood; kept as sent, and printed. */
            stoppageReason?: string | null;
            /**
             * @description Kept as sent, and printed.
             * @example full
             */
            fuelLevel?: string | null;
            /** @description Kept as sent, and printed. */
            hydraulicOilLevel?: string | null;
            /** @description Kept as sent, and printed. */
            engineOilLevel?: string | null;
            /** @description Kept as sent, and printed. */
            coolantLevel?: string | null;
            /** @description Kept as sent, and printed. */
            seatBeltCheck?: boolean | null;
            /** @description Kept as sent, and printed. */
            emergencyStopCheck?: boolean | null;
            /** @description Kept as sent, and printed. */
            warningLightsCheck?: boolean | null;
            /** @description Kept as sent, and printed. */
            hornCheck?: boolean | null;
            /** @description Manuals/Certificates: pass, fail, or null for N/A. */
            defectManuals?: boolean | null;
            /** @description Greased: pass, fail, or null for N/A. */
            defectGreased?: boolean | null;
            /** @description Work lights: pass, fail, or null for N/A. */
            defectWorkLights?: boolean | null;
            /** @description Seatbelts: pass, fail, or null for N/A. */
            defectSeatbelts?: boolean | null;
            /** @description Beacons: pass, fail, or null for N/A. */
            defectBeacons?: boolean | null;
            /** @description Tyre visual: pass, fail, or null for N/A. */
            defectTyreVisual?: boolean | null;
            /** @description Reverse alarm: pass, fail, or null for N/A. */
            defectReverseAlarm?: boolean | null;
            /** @description Fire safety: pass, fail, or null for N/A. */
            defectFireSafety?: boolean | null;
            /** @description Cab glass: pass, fail, or null for N/A. */
            defectCabGlass?: boolean | null;
            /** @description Horn: pass, fail, or null for N/A. */
            defectHorn?: boolean | null;
            /** @description Mirrors: pass, fail, or null for N/A. */
            defectMirrors?: boolean | null;
            /** @description Lights: pass, fail, or null for N/A. */
            defectLights?: boolean | null;
            /** @description Wipers: pass, fail, or null for N/A. */
            defectWipers?: boolean | null;
            /**
             * @description Engine oil. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectEngineOil?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Coolant and antifreeze. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectCoolantAntifreeze?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Hydraulic level. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectHydraulicLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Transmission level. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectTransmissionLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Axle and diff level. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectAxleDiffLevel?: "top up" | "change" | "ok" | null;
            /**
             * @description Brake fluid. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectBrakeFluid?: "top up" | "change" | "ok" | null;
            /**
             * @description Battery condition. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectBatteryCondition?: "clean" | "replace" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Air filter. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectAirFilter?: "clean" | "replace" | "ok" | "replaced" | "something wrong" | null;
            /**
             * @description Brake condition. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectBrakeCondition?: "adjust" | "replaced" | "ok" | "tested" | "something wrong" | null;
            /** @description Safety decals: pass, fail, or null for N/A. */
            defectSafetyDecals?: boolean | null;
            /** @description Doors: pass, fail, or null for N/A. */
            defectDoors?: boolean | null;
            /** @description Cleaning: pass, fail, or null for N/A. */
            defectCleaning?: boolean | null;
            /** @description Tracks: pass, fail, or null for N/A. */
            defectTracks?: boolean | null;
            /** @description Track tension: pass, fail, or null for N/A. */
            defectTrackTension?: boolean | null;
            /**
             * @description Fuel filters. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectFuelFilters?: "replaced" | "ok" | "something wrong" | null;
            /** @description Steering: pass, fail, or null for N/A. */
            defectSteering?: boolean | null;
            /** @description Tyres: pass, fail, or null for N/A. */
            defectTyres?: boolean | null;
            /** @description Fuel and oil: pass, fail, or null for N/A. */
            defectFuelOil?: boolean | null;
            /** @description Hoses: pass, fail, or null for N/A. */
            defectHoses?: boolean | null;
            /**
             * @description Park brake. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectParkBrake?: "ok" | "tested" | "something wrong" | null;
            /** @description Bucket ram: pass, fail, or null for N/A. */
            defectBucketRam?: boolean | null;
            /** @description Dipper ram: pass, fail, or null for N/A. */
            defectDipperRam?: boolean | null;
            /** @description Boom ram: pass, fail, or null for N/A. */
            defectBoomRam?: boolean | null;
            /** @description Dozer ram: pass, fail, or null for N/A. */
            defectDozerRam?: boolean | null;
            /** @description Offset ram: pass, fail, or null for N/A. */
            defectOffsetRam?: boolean | null;
            /** @description Stabiliser ram: pass, fail, or null for N/A. */
            defectStabiliserRam?: boolean | null;
            /** @description Tilt ram: pass, fail, or null for N/A. */
            defectTiltRam?: boolean | null;
            /** @description Boom condition: pass, fail, or null for N/A. */
            defectBoomCondition?: boolean | null;
            /** @description Dipper condition: pass, fail, or null for N/A. */
            defectDipperCondition?: boolean | null;
            /** @description Bucket linkage: pass, fail, or null for N/A. */
            defectBucketLinkage?: boolean | null;
            /** @description Fork condition: pass, fail, or null for N/A. */
            defectForkCondition?: boolean | null;
            /** @description Skip condition: pass, fail, or null for N/A. */
            defectSkipCondition?: boolean | null;
            /** @description Quick hitch serial: pass, fail, or null for N/A. */
            defectQuickHitchSerial?: boolean | null;
            /** @description Quick hitch pipes: pass, fail, or null for N/A. */
            defectQuickHitchPipes?: boolean | null;
            /** @description Lifting eye: pass, fail, or null for N/A. */
            defectLiftingEye?: boolean | null;
            /** @description Hoist: pass, fail, or null for N/A. */
            defectHoist?: boolean | null;
            /** @description Quick hitch locks: pass, fail, or null for N/A. */
            defectQuickHitchLocks?: boolean | null;
            /** @description Quick hitch buzzer: pass, fail, or null for N/A. */
            defectQuickHitchBuzzer?: boolean | null;
            /** @description Quick hitch overall: pass, fail, or null for N/A. */
            defectQuickHitchOverall?: boolean | null;
            /** @description Attachment fixture: pass, fail, or null for N/A. */
            defectAttachmentFixture?: boolean | null;
            /** @description Bucket: pass, fail, or null for N/A. */
            defectBucket?: boolean | null;
            /** @description Bucket teeth: pass, fail, or null for N/A. */
            defectBucketTeeth?: boolean | null;
            /** @description Cutting edge: pass, fail, or null for N/A. */
            defectCuttingEdge?: boolean | null;
            /** @description Side knives: pass, fail, or null for N/A. */
            defectSideKnives?: boolean | null;
            /** @description Bucket pins: pass, fail, or null for N/A. */
            defectBucketPins?: boolean | null;
            /** @description Bushings: pass, fail, or null for N/A. */
            defectBushings?: boolean | null;
            /** @description Dozer blade: pass, fail, or null for N/A. */
            defectDozerBlade?: boolean | null;
            /** @description Road lights: pass, fail, or null for N/A. */
            defectRoadLights?: boolean | null;
            /** @description Number plates: pass, fail, or null for N/A. */
            defectNumberPlates?: boolean | null;
            /** @description Mud flaps: pass, fail, or null for N/A. */
            defectMudFlaps?: boolean | null;
            /** @description Reflectors: pass, fail, or null for N/A. */
            defectReflectors?: boolean | null;
            /** @description Breaker: pass, fail, or null for N/A. */
            defectBreaker?: boolean | null;
            /** @description Grapple: pass, fail, or null for N/A. */
            defectGrapple?: boolean | null;
            /** @description Auger: pass, fail, or null for N/A. */
            defectAuger?: boolean | null;
            /** @description Compactor: pass, fail, or null for N/A. */
            defectCompactor?: boolean | null;
            /** @description Ripper: pass, fail, or null for N/A. */
            defectRipper?: boolean | null;
            /** @description Rotator: pass, fail, or null for N/A. */
            defectRotator?: boolean | null;
            /** @description All Defects: pass, fail, or null for N/A. */
            defectDefects?: boolean | null;
            /** @description Operations Initials: pass, fail, or null for N/A. */
            defectOperators?: boolean | null;
            /** @description Rams: pass, fail, or null for N/A. */
            defectRams?: boolean | null;
            /** @description Brakes: pass, fail, or null for N/A. */
            defectBrakes?: boolean | null;
        };
        CompleteCheckSheetBody: {
            checkSheetData: components["schemas"]["CheckSheetBody"];
        };
        CheckSheetResponse: {
            /**
             * Format: uuid
             * @description UUIDv7 made by the caller when the form is begun; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the caller believes it to be; the server decides.
             * @enum {string|null}
             */
            status?: "draft" | "submitted" | null;
            /**
             * Format: date
             * @description Day of the check. Today when absent.
             * @example 2026-11-21
             */
            checkDate?: string | null;
            /**
             * Format: uuid
             * @description The customer (a company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Needed where the customer asks for one.
             * @example P-001234
             */
            orderNumber?: string | null;
            /**
             * @description The hire firm that the driver works for.
             * @example Hill Plant Ltd
             */
            company?: string | null;
            /**
             * @description Who the machine is on hire to; shown where that is not the customer.
             * @example Northgate Civils
             */
            clientCompany?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; on a check sheet it decides which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example EX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example JCB 220X
             */
            machineNumber?: string | null;
            /**
             * @description Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.
             * @example 3f9a1c07be52
             */
            machineKey?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Name under the operator’s signature. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * @description Of a correction: why it is made. Printed and mailed beside what has changed.
             * @example Tuesday was rained off.
             */
            correctionReason?: string | null;
            /**
             * Format: date
             * @description Day of the signatures.
             * @example 2026-11-21
             */
            signatureDate?: string | null;
            /** @description To be sent by mail. */
            submitViaEmail?: boolean | null;
            /** @description Kept as sent; nothing is sent by WhatsApp. */
            submitViaWhatsApp?: boolean | null;
            /**
             * @description Who to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /** @description Kept as sent, and printed. */
            onHireTo?: string | null;
            /** @description Defects found and what was done about them. */
            defectsNotes?: string | null;
            /**
             * @description The `url` of each upload; 1 without an account, otherwise 5 at most.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /** @description What is wrong with an item, and a photo that shows it; at most one for each item. */
            itemNotes?: components["schemas"]["ItemNotesEntry"][] | null;
            /** @description Why the machine stood; kept as sent, and printed. */
            stoppageReason?: string | null;
            /**
             * @description Kept as sent, and printed.
             * @example full
             */
            fuelLevel?: string | null;
            /** @description Kept as sent, and printed. */
            hydraulicOilLevel?: string | null;
            /** @description Kept as sent, and printed. */
            engineOilLevel?: string | null;
            /** @description Kept as sent, and printed. */
            coolantLevel?: string | null;
            /** @description Kept as sent, and printed. */
            seatBeltCheck?: boolean | null;
            /** @description Kept as sent, and printed. */
            emergencyStopCheck?: boolean | null;
            /** @description Kept as sent, and printed. */
            warningLightsCheck?: boolean | null;
            /** @description Kept as sent, and printed. */
            hornCheck?: boolean | null;
            /** @description Manuals/Certificates: pass, fail, or null for N/A. */
            defectManuals?: boolean | null;
            /** @description Greased: pass, fail, or null for N/A. */
            defectGreased?: boolean | null;
            /** @description Work lights: pass, fail, or null for N/A. */
            defectWorkLights?: boolean | null;
            /** @description Seatbelts: pass, fail, or null for N/A. */
            defectSeatbelts?: boolean | null;
            /** @description Beacons: pass, fail, or null for N/A. */
            defectBeacons?: boolean | null;
            /** @description Tyre visual: pass, fail, or null for N/A. */
            defectTyreVisual?: boolean | null;
            /** @description Reverse alarm: pass, fail, or null for N/A. */
            defectReverseAlarm?: boolean | null;
            /** @description Fire safety: pass, fail, or null for N/A. */
            defectFireSafety?: boolean | null;
            /** @description Cab glass: pass, fail, or null for N/A. */
            defectCabGlass?: boolean | null;
            /** @description Horn: pass, fail, or null for N/A. */
            defectHorn?: boolean | null;
            /** @description Mirrors: pass, fail, or null for N/A. */
            defectMirrors?: boolean | null;
            /** @description Lights: pass, fail, or null for N/A. */
            defectLights?: boolean | null;
            /** @description Wipers: pass, fail, or null for N/A. */
            defectWipers?: boolean | null;
            /**
             * @description Engine oil. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectEngineOil?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Coolant and antifreeze. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectCoolantAntifreeze?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Hydraulic level. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectHydraulicLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Transmission level. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectTransmissionLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Axle and diff level. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectAxleDiffLevel?: "top up" | "change" | "ok" | null;
            /**
             * @description Brake fluid. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectBrakeFluid?: "top up" | "change" | "ok" | null;
            /**
             * @description Battery condition. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectBatteryCondition?: "clean" | "replace" | "ok" | "topped up" | "changed" | "something wrong" | null;
            /**
             * @description Air filter. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectAirFilter?: "clean" | "replace" | "ok" | "replaced" | "something wrong" | null;
            /**
             * @description Brake condition. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectBrakeCondition?: "adjust" | "replaced" | "ok" | "tested" | "something wrong" | null;
            /** @description Safety decals: pass, fail, or null for N/A. */
            defectSafetyDecals?: boolean | null;
            /** @description Doors: pass, fail, or null for N/A. */
            defectDoors?: boolean | null;
            /** @description Cleaning: pass, fail, or null for N/A. */
            defectCleaning?: boolean | null;
            /** @description Tracks: pass, fail, or null for N/A. */
            defectTracks?: boolean | null;
            /** @description Track tension: pass, fail, or null for N/A. */
            defectTrackTension?: boolean | null;
            /**
             * @description Fuel filters. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectFuelFilters?: "replaced" | "ok" | "something wrong" | null;
            /** @description Steering: pass, fail, or null for N/A. */
            defectSteering?: boolean | null;
            /** @description Tyres: pass, fail, or null for N/A. */
            defectTyres?: boolean | null;
            /** @description Fuel and oil: pass, fail, or null for N/A. */
            defectFuelOil?: boolean | null;
            /** @description Hoses: pass, fail, or null for N/A. */
            defectHoses?: boolean | null;
            /**
             * @description Park brake. Which answers are possible depends on the vehicle.
             * @enum {string|null}
             */
            defectParkBrake?: "ok" | "tested" | "something wrong" | null;
            /** @description Bucket ram: pass, fail, or null for N/A. */
            defectBucketRam?: boolean | null;
            /** @description Dipper ram: pass, fail, or null for N/A. */
            defectDipperRam?: boolean | null;
            /** @description Boom ram: pass, fail, or null for N/A. */
            defectBoomRam?: boolean | null;
            /** @description Dozer ram: pass, fail, or null for N/A. */
            defectDozerRam?: boolean | null;
            /** @description Offset ram: pass, fail, or null for N/A. */
            defectOffsetRam?: boolean | null;
            /** @description Stabiliser ram: pass, fail, or null for N/A. */
            defectStabiliserRam?: boolean | null;
            /** @description Tilt ram: pass, fail, or null for N/A. */
            defectTiltRam?: boolean | null;
            /** @description Boom condition: pass, fail, or null for N/A. */
            defectBoomCondition?: boolean | null;
            /** @description Dipper condition: pass, fail, or null for N/A. */
            defectDipperCondition?: boolean | null;
            /** @description Bucket linkage: pass, fail, or null for N/A. */
            defectBucketLinkage?: boolean | null;
            /** @description Fork condition: pass, fail, or null for N/A. */
            defectForkCondition?: boolean | null;
            /** @description Skip condition: pass, fail, or null for N/A. */
            defectSkipCondition?: boolean | null;
            /** @description Quick hitch serial: pass, fail, or null for N/A. */
            defectQuickHitchSerial?: boolean | null;
            /** @description Quick hitch pipes: pass, fail, or null for N/A. */
            defectQuickHitchPipes?: boolean | null;
            /** @description Lifting eye: pass, fail, or null for N/A. */
            defectLiftingEye?: boolean | null;
            /** @description Hoist: pass, fail, or null for N/A. */
            defectHoist?: boolean | null;
            /** @description Quick hitch locks: pass, fail, or null for N/A. */
            defectQuickHitchLocks?: boolean | null;
            /** @description Quick hitch buzzer: pass, fail, or null for N/A. */
            defectQuickHitchBuzzer?: boolean | null;
            /** @description Quick hitch overall: pass, fail, or null for N/A. */
            defectQuickHitchOverall?: boolean | null;
            /** @description Attachment fixture: pass, fail, or null for N/A. */
            defectAttachmentFixture?: boolean | null;
            /** @description Bucket: pass, fail, or null for N/A. */
            defectBucket?: boolean | null;
            /** @description Bucket teeth: pass, fail, or null for N/A. */
            defectBucketTeeth?: boolean | null;
            /** @description Cutting edge: pass, fail, or null for N/A. */
            defectCuttingEdge?: boolean | null;
            /** @description Side knives: pass, fail, or null for N/A. */
            defectSideKnives?: boolean | null;
            /** @description Bucket pins: pass, fail, or null for N/A. */
            defectBucketPins?: boolean | null;
            /** @description Bushings: pass, fail, or null for N/A. */
            defectBushings?: boolean | null;
            /** @description Dozer blade: pass, fail, or null for N/A. */
            defectDozerBlade?: boolean | null;
            /** @description Road lights: pass, fail, or null for N/A. */
            defectRoadLights?: boolean | null;
            /** @description Number plates: pass, fail, or null for N/A. */
            defectNumberPlates?: boolean | null;
            /** @description Mud flaps: pass, fail, or null for N/A. */
            defectMudFlaps?: boolean | null;
            /** @description Reflectors: pass, fail, or null for N/A. */
            defectReflectors?: boolean | null;
            /** @description Breaker: pass, fail, or null for N/A. */
            defectBreaker?: boolean | null;
            /** @description Grapple: pass, fail, or null for N/A. */
            defectGrapple?: boolean | null;
            /** @description Auger: pass, fail, or null for N/A. */
            defectAuger?: boolean | null;
            /** @description Compactor: pass, fail, or null for N/A. */
            defectCompactor?: boolean | null;
            /** @description Ripper: pass, fail, or null for N/A. */
            defectRipper?: boolean | null;
            /** @description Rotator: pass, fail, or null for N/A. */
            defectRotator?: boolean | null;
            /** @description All Defects: pass, fail, or null for N/A. */
            defectDefects?: boolean | null;
            /** @description Operations Initials: pass, fail, or null for N/A. */
            defectOperators?: boolean | null;
            /** @description Rams: pass, fail, or null for N/A. */
            defectRams?: boolean | null;
            /** @description Brakes: pass, fail, or null for N/A. */
            defectBrakes?: boolean | null;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet" | "repair";
            /**
             * @description Printed on the form.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /** @description Name of the customer when the form was saved or sent. */
            customerName: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last saved or sent.
             */
            changedAt: string;
            /**
             * Format: uuid
             * @description The form that this one corrects.
             */
            corrects: string | null;
            /**
             * Format: uuid
             * @description The correction sent in its place.
             */
            supersededBy: string | null;
            /**
             * @description In which role the caller reads it. A `recipient`, who has it by a link, is not told who else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
            /** @description The form that it corrects, where one sent form is read. */
            replaces?: components["schemas"]["ReplacedForm"];
            /** @description Sent, but mailed to nobody. */
            unmailed?: boolean;
            /**
             * Format: date-time
             * @description When its latest mail was handed over; for its driver and the office.
             */
            mailedAt?: string;
            /** @description How a client who was asked to sign has signed; null where they signed on the form itself. */
            clientSignedHow: components["schemas"]["SignedHow"] | null;
            /** @description Who has signed for the client on its completed set, where nobody has signed the form itself for them. */
            signedOnSet?: components["schemas"]["SignatureOnSet"];
            /** @description For the office. Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules. */
            isOrderOutdated?: boolean;
            /** @description Where the photos can be read, by anyone who may read the form. */
            photoURLs: string[];
        };
        AskedOfSet: {
            /** Format: date-time */
            at: string;
            /** @description Who asked; null once the account is deleted. */
            by: string | null;
        };
        FormOfSet: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet";
            /** @enum {string} */
            status: "draft" | "submitted";
            /** @example CS-7K3M9QXD */
            reference: string;
            /**
             * Format: date
             * @description Week ending or check date.
             */
            date: string;
            /**
             * @description What it lacks to be complete.
             * @example [
             *       "Machine hours"
             *     ]
             */
            missing: string[];
            /** @description Items that need attention. */
            attentionCount: number;
        };
        OpenQueryLine: {
            /**
             * Format: uuid
             * @description The form it is on.
             */
            formId: string;
            /**
             * @description Which line of that form.
             * @example tuesday
             */
            line: string;
            /** @example Tue 17 Nov */
            label: string;
            /**
             * @description What it said.
             * @example 9.5 h
             */
            value: string;
            /** @enum {string} */
            reason: "hours" | "break" | "standing" | "breakdown" | "machine" | "order" | "not-our-site" | "else";
            /**
             * @description What is wrong with it, and what it should be.
             * @example hours, should be 7.5
             */
            words: string;
        };
        OpenQueryResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description Who says so.
             * @example Siân O’Neill
             */
            name: string;
            lines: components["schemas"]["OpenQueryLine"][];
            note: string | null;
            /** @description It stands beside a signature and reopens nothing. */
            afterSigning: boolean;
            /**
             * Format: date-time
             * @description When they said so.
             */
            at: string;
        };
        CollationResponse: {
            /** Format: uuid */
            id: string;
            /** @example FS-7K3M9QXD */
            reference: string;
            /** @example Łukasz Wójcik */
            driverSignedName: string;
            /** @description Null once the account is deleted, and for readers by a link. */
            account: components["schemas"]["AccountBeside"] | null;
            /**
             * Format: uuid
             * @description The account; null once it is deleted, and for readers by a link.
             */
            driverId: string | null;
            /** @description Whether it is the caller’s own. */
            isOwn: boolean;
            /** @description Whether the driver of its forms has approved and sent it, as a supervisor may. */
            isSentByDriver: boolean;
            /** @example EX-0417 */
            plantNumber: string | null;
            machineNumber: string | null;
            /** Format: uuid */
            customerId: string | null;
            /** @description The customer. */
            company: string | null;
            siteLocation: string | null;
            /** @description Of its forms, each once. */
            orderNumber: string | null;
            /**
             * Format: date
             * @description The Saturday that its week ends on.
             */
            collationDate: string;
            /** Format: uuid */
            timesheetId: string | null;
            /**
             * Format: uuid
             * @description The latest day’s.
             */
            checkSheetId: string | null;
            /** @description Who it was mailed to; empty until it is completed, and for readers by a link. */
            emails: string[];
            /** @enum {string} */
            status: "draft" | "pending" | "completed";
            timesheetComplete: boolean;
            checkSheetComplete: boolean;
            /**
             * @description Of its timesheet, once that is complete.
             * @example 45.5
             */
            hours: number | null;
            /** @description The days with hours, once its timesheet is complete. */
            daysWorked: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
            /** @description When its driver was last asked to complete it; null for readers by a link. */
            asked: components["schemas"]["AskedOfSet"] | null;
            /**
             * @description What a completed set was sent without, as its sender chose.
             * @enum {string|null}
             */
            completedWithout: "timesheet" | "check-sheets" | null;
            /** Format: date-time */
            changedAt: string;
            /** @description Its forms, by day. */
            forms: components["schemas"]["FormOfSet"][];
            /** @description What clients say is wrong with the set or a form of it, until it is answered or corrected; empty for readers by a link. */
            queries: components["schemas"]["OpenQueryResponse"][];
        };
        CollationCounts: {
            ready: number;
            incomplete: number;
            needsCompletion: number;
            /** @description Open sets of accounts whose address is not confirmed, which are in no other count; 0 for drivers. */
            unconfirmed: number;
        };
        AskRequest: {
            /**
             * Format: uuid
             * @description The account of the driver.
             */
            driverId: string;
            /**
             * Format: date
             * @description Any day of the week, which ends on Saturday.
             * @example 2026-11-21
             */
            week: string;
        };
        AskSetRequest: {
            /** @description One line for the driver, in the mail. */
            note?: string | null;
        };
        DefectOfSet: {
            /** Format: uuid */
            formId: string;
            /**
             * @description The item, by its name on the wire.
             * @example defectMirrors
             */
            key: string;
            /**
             * Format: date
             * @description The day since which every check of the machine has found it so.
             */
            firstSeen: string;
        };
        FormVersion: {
            /**
             * Format: uuid
             * @description The form.
             */
            id: string;
            /** @description Its version. */
            version: number;
        };
        CollectedApproval: {
            clientName: string | null;
            /** @description PNG data URL. */
            clientSignature: string | null;
            foremanName: string | null;
            /** @description PNG data URL. */
            foremanSignature: string | null;
            supervisorNotes: string | null;
            /**
             * Format: date-time
             * @description When signatures were dropped because a form had changed since; null once they have been collected again.
             */
            signaturesDroppedAt: string | null;
        };
        MailOfSet: {
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            /**
             * @description `suppressed`: not sent, because they have opted out of mail.
             * @enum {string}
             */
            state: "queued" | "sent" | "delivered" | "kept locally" | "suppressed" | "failed" | "bounced";
        };
        CombinedFormResponse: {
            /** Format: uuid */
            id: string;
            /** @example FS-7K3M9QXD */
            reference: string;
            /** @example Łukasz Wójcik */
            driverSignedName: string;
            /** @description Null once the account is deleted, and for readers by a link. */
            account: components["schemas"]["AccountBeside"] | null;
            /**
             * Format: uuid
             * @description The account; null once it is deleted, and for readers by a link.
             */
            driverId: string | null;
            /** @description Whether it is the caller’s own. */
            isOwn: boolean;
            /** @description Whether the driver of its forms has approved and sent it, as a supervisor may. */
            isSentByDriver: boolean;
            /** @example EX-0417 */
            plantNumber: string | null;
            machineNumber: string | null;
            /** Format: uuid */
            customerId: string | null;
            /** @description The customer. */
            company: string | null;
            siteLocation: string | null;
            /** @description Of its forms, each once. */
            orderNumber: string | null;
            /**
             * Format: date
             * @description The Saturday that its week ends on.
             */
            collationDate: string;
            /** Format: uuid */
            timesheetId: string | null;
            /**
             * Format: uuid
             * @description The latest day’s.
             */
            checkSheetId: string | null;
            /** @description Who it was mailed to; empty until it is completed, and for readers by a link. */
            emails: string[];
            /** @enum {string} */
            status: "draft" | "pending" | "completed";
            timesheetComplete: boolean;
            checkSheetComplete: boolean;
            /**
             * @description Of its timesheet, once that is complete.
             * @example 45.5
             */
            hours: number | null;
            /** @description The days with hours, once its timesheet is complete. */
            daysWorked: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
            /** @description When its driver was last asked to complete it; null for readers by a link. */
            asked: components["schemas"]["AskedOfSet"] | null;
            /**
             * @description What a completed set was sent without, as its sender chose.
             * @enum {string|null}
             */
            completedWithout: "timesheet" | "check-sheets" | null;
            /** Format: date-time */
            changedAt: string;
            /** @description Its forms, by day. */
            forms: components["schemas"]["FormOfSet"][];
            /** @description What clients say is wrong with the set or a form of it, until it is answered or corrected; empty for readers by a link. */
            queries: components["schemas"]["OpenQueryResponse"][];
            /**
             * @description In which role the caller reads it; a `recipient` has it by a link.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description True for supervisors and admins whose own forms are in it, where the settings do not let them send their own set. */
            needsAnotherSupervisor: boolean;
            /** @description The timesheet, where it is complete. */
            timesheet: components["schemas"]["StoredFormResponse"] | null;
            /** @description The complete check sheets, by day. */
            checkSheets: components["schemas"]["StoredFormResponse"][];
            /** @description What needs attention on the forms shown; empty for readers by a link. */
            defects: components["schemas"]["DefectOfSet"][];
            /** @description For the approval and the dispatch: what is shown here. */
            versions: components["schemas"]["FormVersion"][];
            approval: components["schemas"]["CollectedApproval"];
            /** Format: date-time */
            clientSignedAt: string | null;
            /** Format: date-time */
            foremanSignedAt: string | null;
            /**
             * @description How the client has signed.
             * @enum {string|null}
             */
            clientSignedWay: "driver-phone" | "supervisor-phone" | "own-phone-code" | "own-phone-link" | null;
            /**
             * @description How the foreman has signed.
             * @enum {string|null}
             */
            foremanSignedWay: "driver-phone" | "supervisor-phone" | "own-phone-code" | "own-phone-link" | null;
            /** @description The version of `approval`. It changes when anything is collected, and when signatures are dropped. */
            approvalVersion: number;
            /** @description For supervisors and admins only. */
            rating: components["schemas"]["GivenRating"] | null;
            /** @description How the client rated the week after signing on their own phone, as a start for the rating; for supervisors and admins, except for their own sets. */
            clientRating: components["schemas"]["GivenRating"] | null;
            /** @description The customer’s own address, for supervisors and admins. */
            companyEmail: string | null;
            /** @description The state of the latest mail to each of them; none for readers by a link. */
            mails: components["schemas"]["MailOfSet"][];
            /** Format: date-time */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When its latest mail was handed over; null for readers by a link.
             */
            mailedAt: string | null;
            /** @description Who sent it; null before that, and once the account is deleted. */
            completedBy: string | null;
        };
        ApprovalBody: {
            /**
             * @description The client’s representative.
             * @example Siân O’Neill
             */
            clientName?: string | null;
            /** @description PNG data URL. */
            clientSignature?: string | null;
            /**
             * @description The foreman.
             * @example Dai Rees
             */
            foremanName?: string | null;
            /** @description PNG data URL. */
            foremanSignature?: string | null;
            /** @description Notes on the approval. */
            supervisorNotes?: string | null;
            /** @description `approvalVersion` of the set as the screen showed it. Absent: whatever is there is replaced. */
            approvalVersion?: number | null;
            /** @description The complete forms as the screen showed them. Absent: as they are now. */
            versions?: components["schemas"]["FormVersion"][] | null;
        };
        CombinedFormData: {
            /**
             * Format: uuid
             * @description The set.
             */
            id: string;
            /** @description The complete forms as the screen showed them. Absent: as they are now. */
            versions?: components["schemas"]["FormVersion"][] | null;
            /** @description Complete the set although it has no timesheet, or no check sheet: its cover, mail and page say so. Otherwise such a set is refused. */
            withoutOther?: boolean | null;
        };
        SupervisorApproval: {
            /**
             * @description The client’s representative.
             * @example Siân O’Neill
             */
            clientName?: string | null;
            /** @description PNG data URL. */
            clientSignature?: string | null;
            /**
             * @description The foreman.
             * @example Dai Rees
             */
            foremanName?: string | null;
            /** @description PNG data URL. */
            foremanSignature?: string | null;
            /** @description Notes on the approval. */
            supervisorNotes?: string | null;
            /**
             * Format: date-time
             * @description Ignored: the server’s clock counts.
             * @example 2026-11-21T14:05:00.000Z
             */
            approvedAt?: string | null;
        };
        SupervisorRating: {
            /**
             * @description How the driver did.
             * @enum {string}
             */
            rating: "happy" | "okay" | "unhappy";
            /** @description Notes on the rating. */
            notes?: string | null;
            /**
             * Format: date-time
             * @description Ignored: the server’s clock counts.
             * @example 2026-11-21T14:05:00.000Z
             */
            ratedAt?: string | null;
        };
        DispatchBody: {
            /** @description The set. Whatever else is in it is ignored: the stored forms are sent. */
            combinedFormData: components["schemas"]["CombinedFormData"];
            /**
             * @description Who it is mailed to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            emailAddresses?: string[] | null;
            /** @description Names and signatures; what is absent is taken from what was collected before. */
            supervisorApproval?: components["schemas"]["SupervisorApproval"] | null;
            /** @description The rating of the driver. */
            supervisorRating?: components["schemas"]["SupervisorRating"] | null;
        };
        DispatchedResponse: {
            /** @example true */
            success: boolean;
            /** @example Forms approved and emailed to hire@northgate-civils.co.uk successfully! */
            message: string;
            /** Format: uuid */
            id: string;
            /** @description Those of the addresses that have opted out; nothing is sent to them. */
            unwanted: string[];
        };
        RecipientsBody: {
            /**
             * @description Addresses; anything that is not an address is ignored.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            emailAddresses?: string[] | null;
        };
        UnwantedResponse: {
            /** @description Those of the addresses that have opted out; nothing is sent to them. */
            unwanted: string[];
        };
        CompleteBody: {
            /**
             * @description What it is to be.
             * @enum {string}
             */
            status: "completed";
        };
        SendSetAgainBody: {
            /**
             * @description When absent, the people it was sent to before.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            recipients?: string[] | null;
        };
        DocumentUploadBody: {
            /**
             * @description What it is.
             * @example driving_license
             * @enum {string}
             */
            category: "driving_license" | "passport" | "insurance" | "qualification" | "certification" | "medical" | "training" | "other";
            /**
             * @description In the owner’s words.
             * @example CPCS red card
             */
            description?: string | null;
            /**
             * @description The device’s name for it. It is shown, and never used as a path.
             * @example licence-front.jpg
             */
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            /**
             * @description As the device says. The content decides.
             * @example image/jpeg
             */
            mimeType: string;
            /**
             * Format: uuid
             * @description The document that this is another side or page of; a new one if absent.
             */
            partOf?: string | null;
            /**
             * @description What the file shows; `front` if absent.
             * @enum {string|null}
             */
            side?: "front" | "back" | "page" | null;
            /**
             * Format: uuid
             * @description The id of an earlier upload of the same file that may not have arrived: it is forgotten, and this one takes its place.
             */
            replaces?: string | null;
        };
        DocumentUploadResponse: {
            /** Format: uuid */
            documentId: string;
            /**
             * @description Takes the file by PUT within 15 minutes.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…
             */
            uploadURL: string;
            /** @description The same. */
            uploadUrl: string;
        };
        DocumentFileResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            side: "front" | "back" | "page";
            /** @example image/jpeg */
            mimeType: string;
            /** @description Bytes. */
            fileSize: number;
            /** @description Of a PDF, as far as it was read; null until then. */
            pages: number | null;
            /** @description Whether there is a small picture of its first page. */
            hasThumbnail: boolean;
        };
        DocumentProposalResponse: {
            /** @enum {string} */
            field: "category" | "expiryDate" | "documentNumber" | "holderName";
            /** @example 2031-04-30 */
            value: string;
            /** @description From 0 to 1. */
            confidence: number;
        };
        DocumentResponse: {
            /** Format: uuid */
            id: string;
            /** @description Whose it is, where an admin asks by a name that several people may have; null for your own. */
            ownerEmail: string | null;
            /** @enum {string} */
            category: "driving_license" | "passport" | "insurance" | "qualification" | "certification" | "medical" | "training" | "other";
            originalFileName: string;
            description: string | null;
            /** @description Bytes of all its files. */
            fileSize: number;
            /** @enum {string} */
            uploadStatus: "processing" | "completed";
            /** @description A file has arrived, and the document has not been completed yet. */
            isFinishing: boolean;
            isExpired: boolean;
            /**
             * Format: date
             * @description Its last day.
             */
            expiryDate: string | null;
            /** @description Until its last day; below 0 once expired. */
            daysLeft: number | null;
            documentNumber: string | null;
            holderName: string | null;
            /** @description What is printed on it, as far as it could be read. */
            extractedText: string;
            /** @description Why it could not be read. */
            note: string | null;
            files: components["schemas"]["DocumentFileResponse"][];
            /** @description What was read on it, until that is accepted, corrected or turned down. */
            proposals: components["schemas"]["DocumentProposalResponse"][];
            /** Format: date-time */
            createdAt: string;
            version: number;
        };
        DocumentCounts: {
            total: number;
            processed: number;
            processing: number;
            /** @description Expired, or expiring within 30 days. */
            expiringSoon: number;
            /** @description With proposals that have not been answered. */
            toCheck: number;
        };
        VaultRead: {
            /** Format: date-time */
            at: string;
            /** @description Their name; null once the account is erased. */
            by: string | null;
            /** @description The file name; null for the list. */
            document: string | null;
        };
        DocumentBody: {
            /**
             * @description What it is.
             * @enum {string}
             */
            category: "driving_license" | "passport" | "insurance" | "qualification" | "certification" | "medical" | "training" | "other";
            /** @description In the owner’s words. */
            description?: string | null;
            /**
             * Format: date
             * @description The last day on which it is valid.
             * @example 2026-11-21
             */
            expiryDate?: string | null;
            /**
             * @description As printed on it.
             * @example MORGA657054SM9IJ
             */
            documentNumber?: string | null;
            /** @description Who it is made out to. */
            holderName?: string | null;
            /** @description The version that the screen shows; the current one if absent. */
            version?: number | null;
        };
        ProposalAnswerBody: {
            /**
             * @description Which field.
             * @enum {string}
             */
            field: "category" | "expiryDate" | "documentNumber" | "holderName";
            /**
             * @description As proposed, or as it should be; absent or null turns the proposal down.
             * @example 2031-04-30
             */
            value?: string | null;
        };
        SharePackBody: {
            /** @description What it shows. */
            documentIds: string[];
            /**
             * @description Who it is for; without a web or mail address.
             * @example Site office, Northgate
             */
            title: string;
            /**
             * Format: date
             * @description The last day on which it can be opened, within a year.
             * @example 2026-11-21
             */
            endsOn: string;
        };
        SharePackMade: {
            /** Format: uuid */
            id: string;
            /** @description The link. Anyone who has it can open the pack. */
            link: string;
        };
        SharePackOpening: {
            /** Format: date-time */
            at: string;
            /** @example 203.0.113.7 */
            network: string | null;
            /** @example Chrome on Android */
            device: string | null;
        };
        SharePackResponse: {
            /** Format: uuid */
            id: string;
            /** @description The link. Anyone who has it can open the pack. */
            link: string;
            title: string;
            /** Format: date */
            endsOn: string;
            /** @enum {string} */
            state: "open" | "ended" | "withdrawn";
            /** @description What it shows. */
            documentIds: string[];
            /** @description Latest first. */
            openings: components["schemas"]["SharePackOpening"][];
            /** Format: date-time */
            createdAt: string;
        };
        OfficeSharePack: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: date */
            endsOn: string;
            /** @enum {string} */
            state: "open" | "ended" | "withdrawn";
            /** @description How many documents it shows. */
            documents: number;
            /** Format: date-time */
            createdAt: string;
        };
        SharePackLinkBody: {
            /**
             * Format: uuid
             * @description From the link.
             */
            packId: string;
            /** @description From the link. */
            key: string;
        };
        SharedFile: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            side: "front" | "back" | "page";
            /** @example image/jpeg */
            mimeType: string;
            /** @description For a PDF, how many pages can be seen; 0 if it cannot be drawn. Null for a picture, and until it has been tried. */
            drawnPages: number | null;
            /** @description For a PDF that has been drawn, how many pages it has. */
            allPages: number | null;
        };
        SharedDocument: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            category: "driving_license" | "passport" | "insurance" | "qualification" | "certification" | "medical" | "training" | "other";
            /** Format: date */
            expiryDate: string | null;
            isExpired: boolean;
            daysLeft: number | null;
            files: components["schemas"]["SharedFile"][];
        };
        SharedPack: {
            title: string;
            /** @description Whose documents they are. */
            driverName: string;
            /** Format: date */
            endsOn: string;
            documents: components["schemas"]["SharedDocument"][];
        };
        MailResponse: {
            /** Format: uuid */
            id: string;
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            subject: string;
            /** @enum {string} */
            about: "timesheet" | "check-sheet" | "repair" | "form-set" | "account" | "off-hire" | "defect";
            /**
             * Format: uuid
             * @description The form, set or off-hire notice; null for a mail about an account or a defect.
             */
            formId: string | null;
            /** @example TS-7K3M9QXD */
            reference: string | null;
            /** @description Whose form or account it is about; may be empty. */
            driverName: string;
            /** @enum {string} */
            state: "queued" | "sent" | "delivered" | "kept locally" | "suppressed" | "failed" | "bounced";
            attempts: number;
            /** @description The last reply of the other mail server. */
            error: string | null;
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was delivered or came back, as the mail provider says.
             */
            reportedAt: string | null;
        };
        MailTransportResponse: {
            /** @enum {string} */
            transport: "file" | "smtp" | "sendgrid";
        };
        MailInFullResponse: {
            /** Format: uuid */
            id: string;
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            subject: string;
            /** @enum {string} */
            about: "timesheet" | "check-sheet" | "repair" | "form-set" | "account" | "off-hire" | "defect";
            /**
             * Format: uuid
             * @description The form, set or off-hire notice; null for a mail about an account or a defect.
             */
            formId: string | null;
            /** @example TS-7K3M9QXD */
            reference: string | null;
            /** @description Whose form or account it is about; may be empty. */
            driverName: string;
            /** @enum {string} */
            state: "queued" | "sent" | "delivered" | "kept locally" | "suppressed" | "failed" | "bounced";
            attempts: number;
            /** @description The last reply of the other mail server. */
            error: string | null;
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was delivered or came back, as the mail provider says.
             */
            reportedAt: string | null;
            /** @description The text part. */
            text: string;
            /** @description Name of the attached PDF; null if there is none. */
            attachment: string | null;
        };
        MailQueuedResponse: {
            /**
             * Format: uuid
             * @description The new mail.
             */
            id: string;
        };
        SuppressionResponse: {
            /** Format: uuid */
            id: string;
            /** @description Null once the records of mails to it are erased; even then no mail is sent to it. */
            address: string | null;
            /**
             * @description The recipient opted out or marked a mail as spam, or the office added the address.
             * @enum {string}
             */
            reason: "asked" | "spam" | "office";
            /** Format: date-time */
            createdAt: string;
        };
        SuppressionBody: {
            /** @description The key from the link in the email. */
            key: string;
        };
        SuppressedAddressBody: {
            /**
             * @description The address that gets no more mail.
             * @example hire@northgate-civils.co.uk
             */
            address: string;
        };
        ProblemBody: {
            /** @example 422 */
            statusCode: number;
            /**
             * @description For programs.
             * @example request.invalid
             */
            code: string;
            /**
             * @description A message for the user.
             * @example Please enter the date as YYYY-MM-DD.
             */
            message: string;
            /** @description Faults per field, or other facts that the screen needs. */
            details?: {
                path: string;
                code: string;
                message: string;
            }[] | {
                [key: string]: unknown;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Audit_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Who did it, or whose account it was done to: part of a name or address, or the id of an account. */
                person?: string | null;
                /** @description What it was done to: a reference, an address, a name, or an id. */
                record?: string | null;
                /** @description First day, in the time zone of the installation. */
                from?: string | null;
                /** @description Last day, included. */
                to?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `audit.too-many-found`: More than 20 people or records match.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Audit_exportCsv: {
        parameters: {
            query?: {
                /** @description Who did it, or whose account it was done to: part of a name or address, or the id of an account. */
                person?: string | null;
                /** @description What it was done to: a reference, an address, a name, or an id. */
                record?: string | null;
                /** @description First day, in the time zone of the installation. */
                from?: string | null;
                /** @description Last day, included. */
                to?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `audit.too-long`: The table has more than 10,000 rows.
             *     - `audit.too-many-found`: More than 20 people or records match.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Backups_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /**
             * @description - `service.database-away`: The database or the queue cannot be reached.
             *     - `service.jobs-stopped`: The job runners of this worker have stopped.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ParkedJobs_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkedJobResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ParkedJobs_runAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs as soon as a worker is free. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `job.not-parked`: There is no such job, or another admin has run it again. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Uploads_expect: {
        parameters: {
            query?: never;
            header?: {
                /** @description Whose form it is: the id of an account, and anybody else is refused with 401; or `guest`, and it goes as a guest’s, no matter who is signed in by now. */
                "Form-Owner"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAddressResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: `Form-Owner` names an account that the caller is not. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room-for-account`: The account has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.no-room-for-network`: The network has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.too-many`: The hourly limit without an account has been reached; `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room`: The disk is nearly full.
             *     - `upload.no-room-for-now`: The pool that the sender shares with others is full; `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Uploads_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Uploads_receive: {
        parameters: {
            query: {
                signature: string;
                expires: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "application/pdf": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedResponse"];
                };
            };
            /** @description `upload.broken-off`: The file did not arrive completely. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.address-expired`: The address is older than 15 minutes.
             *     - `upload.address-wrong`: This is not one of our upload addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.not-found`: There is nothing at the address, or the id in it is not a UUID. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.address-used`: A file has already arrived; `details.url` is its name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.too-large`: The file is larger than 10,485,760 bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `photo.damaged-pdf`: The PDF does not begin as one.
             *     - `photo.wrong-type`: The file is neither JPEG, PNG nor WebP, nor, as a document, PDF.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `photo.damaged`: The picture is damaged.
             *     - `photo.moving`: The picture is animated.
             *     - `photo.too-costly`: Reading the picture takes more than 10 seconds or 400 MB.
             *     - `photo.too-many-dots`: The picture has too many pixels.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room-for-account`: The account has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.no-room-for-network`: The network has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again.
             *     - `upload.no-room`: The disk is nearly full.
             *     - `upload.no-room-for-now`: The pool that the sender shares with others is full; `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `stream.too-many`: The account already has ten streams open. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_get: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFormResponse"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_throwAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: The caller has no such form.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_pdf: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.pdf-not-ready`: The PDF is being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntry"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_checkEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRecord"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: The caller has no such form.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-drafts`: The account has reached its limit of drafts; `details` says how many.
             *     - `form.in-completed-set`: It was approved with a form set; `details` names the set.
             *     - `form.no-drafts`: Forms of its kind are corrected where they are filled in, without a draft.
             *     - `form.not-sent`: It is a draft.
             *     - `form.superseded`: A correction has been sent; `details` names it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `draft.no-room`: There is no room for new drafts. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimFormBody"];
            };
        };
        responses: {
            /** @description The form is the caller’s own. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form; or the token is wrong, too old, or used by another.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.other-name`: The name on the form is not that of the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendFormAgainBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: There are no addresses, too many, or some that are not addresses.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.pdf-not-ready`: The PDF is being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_copy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormCopyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, the token is wrong or too old, or it is a driver’s own.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: The address is incomplete or a throwaway one.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.pdf-not-ready`: The PDF is being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Forms_revokeLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links are revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `idempotency-key.reused`: The `Idempotency-Key` has been used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    FormLinks_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormLinkBody"];
            };
        };
        responses: {
            /** @description The cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `form-link.old`: The 12 months of the link are over.
             *     - `form-link.stopped`: The links that were mailed have been revoked.
             *     - `form-link.unknown`: The key is wrong, or what it opened has been erased.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    FormLinks_openSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentFormBody"];
            };
        };
        responses: {
            /** @description The cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `form.unknown`: There is no such form, the token is wrong or too old, or it is a driver’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    FormLimits_ofSender: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormLimitsResponse"];
                };
            };
        };
    };
    References_find: {
        parameters: {
            query: {
                /** @description A reference in any case, with spaces or without the hyphen, or the plant number of a machine. */
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferencedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `reference.unknown`: Nothing has this reference that the caller may open. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description About this form or set alone. */
                about?: string | null;
                /** @description Only those still open, queried, or denied by the signer. */
                waiting?: boolean | null;
                /** @description How far they have come. */
                state?: "open" | "seen" | "disagreed" | "signed" | "expired" | "withdrawn" | "void" | null;
                /** @description What is to be signed. */
                kind?: "timesheet" | "check-sheet" | "repair" | "form-set" | null;
                /** @description Asked at least a day, three days or a week ago. */
                age?: "day" | "three-days" | "week" | null;
                /** @description Company of the register that the form or set is for. */
                customerId?: string | null;
                /** @description Part of the reference, the driver’s name, the machine, the customer, or who was asked, in any case. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: There is no such form, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.not-sent`: It is a draft.
             *     - `sign-request.not-signed-by`: Nobody signs such a form in this role.
             *     - `sign-request.nothing-to-sign`: The set has been completed, or no form in it is complete.
             *     - `sign-request.out-of-date`: What was to be signed has changed since it was asked for; `details` has the link to what has taken its place, if the same person was asked again.
             *     - `sign-request.signed-already`: Somebody has signed already; `details` says who and when.
             *     - `sign-request.too-many-open`: There are five open requests about the form already.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: There is no address for the mail, or one that cannot be taken.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             *     - `sign-request.too-many`: The account has asked for 20 signatures within a day. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestCounts"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.unknown`: There is no such request, or it is about another driver’s form.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_renew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.unknown`: There is no such request, or it is about another driver’s form.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.not-waiting`: It has been signed or withdrawn, has expired or is out of date. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_remind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.unknown`: There is no such request, or it is about another driver’s form.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `sign-request.no-address`: The request was not made by mail, so nobody can be reminded.
             *     - `sign-request.not-waiting`: It has been signed or withdrawn, has expired or is out of date.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             *     - `sign-request.reminded-already`: They were asked or reminded within a day. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its link no longer works. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.unknown`: There is no such request, or it is about another driver’s form.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.not-waiting`: It has been signed or withdrawn, has expired or is out of date. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: The caller has no such form.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.unknown`: There is no such request, or it is about another driver’s form.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-drafts`: The account has reached its limit of drafts; `details` says how many.
             *     - `form.in-completed-set`: It was approved with a form set; `details` names the set.
             *     - `form.not-sent`: It is a draft.
             *     - `form.superseded`: A correction has been sent; `details` names it.
             *     - `sign-request.no-query`: No query is waiting for an answer.
             *     - `sign-request.nothing-to-correct`: None of the lines belongs to a form that can be corrected.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `draft.no-room`: There is no room for new drafts. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SignRequests_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.unknown`: There is no such request, or it is about another driver’s form.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.no-query`: No query is waiting for an answer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignKeyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedRequestResponse"];
                };
            };
            /** @description `sign-request.this-phone-asked`: The call comes from the device that asked, or from an account of the hire firm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `sign-request.out-of-date`: What was to be signed has changed since it was asked for; `details` has the link to what has taken its place, if the same person was asked again.
             *     - `sign-request.signed-already`: Somebody has signed already; `details` says who and when.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.too-many-keys`: Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignKeyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `sign-request.this-phone-asked`: The call comes from the device that asked, or from an account of the hire firm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.too-many`: The network has made 30 calls within an hour. `Retry-After` says when to try again.
             *     - `sign-request.too-many-keys`: Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.pdf-not-ready`: The PDF is being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_sign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedRequestResponse"];
                };
            };
            /** @description `sign-request.this-phone-asked`: The call comes from the device that asked, or from an account of the hire firm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `sign-request.not-waiting`: It has been signed or withdrawn, has expired or is out of date.
             *     - `sign-request.out-of-date`: What was to be signed has changed since it was asked for; `details` has the link to what has taken its place, if the same person was asked again.
             *     - `sign-request.signed-already`: Somebody has signed already; `details` says who and when.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The name or the signature is missing, or cannot be taken. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.too-many-keys`: Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_query: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignQueryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedRequestResponse"];
                };
            };
            /** @description `sign-request.this-phone-asked`: The call comes from the device that asked, or from an account of the hire firm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `sign-request.not-waiting`: It has been signed or withdrawn, has expired or is out of date.
             *     - `sign-request.out-of-date`: What was to be signed has changed since it was asked for; `details` has the link to what has taken its place, if the same person was asked again.
             *     - `sign-request.signed-already`: Somebody has signed already; `details` says who and when.
             *     - `sign-request.too-many-queries`: What was to be signed has been queried three times already.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Nothing is said to be wrong, or a line is none of those shown. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again.
             *     - `sign-request.too-many-keys`: Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_passOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassOnBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedRequestResponse"];
                };
            };
            /** @description `sign-request.this-phone-asked`: The call comes from the device that asked, or from an account of the hire firm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `sign-request.not-waiting`: It has been signed or withdrawn, has expired or is out of date.
             *     - `sign-request.out-of-date`: What was to be signed has changed since it was asked for; `details` has the link to what has taken its place, if the same person was asked again.
             *     - `sign-request.passed-on-already`: It has been passed on once.
             *     - `sign-request.signed-already`: Somebody has signed already; `details` says who and when.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: There is no name. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.too-many-keys`: Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedRequestResponse"];
                };
            };
            /** @description `sign-request.this-phone-asked`: The call comes from the device that asked, or from an account of the hire firm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.not-to-rate`: Nobody has signed this request, it has been rated already, or there is nothing to rate. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `sign-request.too-many-keys`: Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Signing_deny: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignKeyBody"];
            };
        };
        responses: {
            /** @description They will look into it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `sign-request.dead-link`: The key is wrong, or the request has expired or was withdrawn.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Verifying_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPdf"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 120 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordBody"];
            };
        };
        responses: {
            /** @description The account is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.last-admin`: The caller is the only admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.wrong-password`: The password is wrong.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_requestConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way, or is not needed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-mails`: Too many mails to this address, or by the caller. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.wrong-password`: The password is wrong.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_givePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordBody"];
            };
        };
        responses: {
            /** @description The password is right. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `session.unknown`: The caller has no such session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.wrong-password`: The password is wrong.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `session.unknown`: The caller has no such session.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OutboxPass_give: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            /** @description `driver.email-taken`: An account with this email already exists. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.too-many-mails`: Too many mails to this address, or by the caller. `Retry-After` says when to try again.
             *     - `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            /** @description `driver.wrong-credentials`: The email address and password do not match. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in any longer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Drivers_confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationBody"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `driver.dead-link`: The key is wrong, has expired or has been used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.wrong-password`: The password is wrong.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_confirmWithNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            /** @description `driver.dead-link`: The key is wrong, has expired or has been used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The password is too short, too long or easily guessed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordBody"];
            };
        };
        responses: {
            /** @description If there is such an account, an email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.too-many-mails`: Too many mails to this address, or by the caller. `Retry-After` says when to try again.
             *     - `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description The password is set and can be used to sign in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `driver.dead-link`: The key is wrong, has expired or has been used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            /** @description `driver.dead-invitation`: The key is wrong, has expired or has been used, or the invitation has been withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The password is too short, too long or easily guessed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Part of a name or an address. */
                search?: string | null;
                /** @description Only people with this role. */
                role?: "driver" | "supervisor" | "admin" | null;
                /** @description Only people in this state. */
                state?: "active" | "invited" | "deactivated" | null;
                /** @description Only people whose name begins with this letter; `#` for names that begin with no letter. */
                letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "#" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_letters: {
        parameters: {
            query?: {
                /** @description Part of a name or an address. */
                search?: string | null;
                /** @description Only people with this role. */
                role?: "driver" | "supervisor" | "admin" | null;
                /** @description Only people in this state. */
                state?: "active" | "invited" | "deactivated" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterCount"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPageResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is erased. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `driver.no-longer-admin`: The caller has stopped being an admin in the meantime.
             *     - `session.password-needed`: The password was last given more than five minutes ago. Give it again, and repeat the call.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.last-admin`: The caller is the only admin.
             *     - `driver.only-invited`: The invitation has not been accepted.
             *     - `driver.own-account`: Admins cannot do this to their own account.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `session.password-needed`: The password was last given more than five minutes ago. Give it again, and repeat the call.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.email-taken`: There is an account or an open invitation with this address; the message says whose it is and what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-mails`: Too many mails to this address, or by the caller. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.not-invited`: The invitation has been accepted, or there was none. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-mails`: Too many mails to this address, or by the caller. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.not-invited`: The invitation has been accepted, or there was none. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleBody"];
            };
        };
        responses: {
            /** @description The role is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `driver.no-longer-admin`: The caller has stopped being an admin in the meantime.
             *     - `session.password-needed`: The password was last given more than five minutes ago. Give it again, and repeat the call.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.last-admin`: The caller is the only admin.
             *     - `driver.own-account`: Admins cannot do this to their own account.
             *     - `driver.unconfirmed`: The address of the account has not been confirmed, so it can only be a driver.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_deactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account can no longer be used to sign in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `driver.no-longer-admin`: The caller has stopped being an admin in the meantime.
             *     - `session.password-needed`: The password was last given more than five minutes ago. Give it again, and repeat the call.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.last-admin`: The caller is the only admin.
             *     - `driver.only-invited`: The invitation has not been accepted.
             *     - `driver.own-account`: Admins cannot do this to their own account.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    People_reactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account can be used to sign in again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `driver.no-longer-admin`: The caller has stopped being an admin in the meantime.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.unknown`: There is no such account.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `driver.last-admin`: The caller is the only admin.
             *     - `driver.only-invited`: The invitation has not been accepted.
             *     - `driver.own-account`: Admins cannot do this to their own account.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Preferences_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Preferences_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which preference. It decides the shape of the value. */
                key: "theme" | "text-size" | "saved-emails" | "form-memory" | "expiry-reminders";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemePreference"] | components["schemas"]["TextSizePreference"] | components["schemas"]["SavedEmailsPreference"] | components["schemas"]["FormMemoryPreference"] | components["schemas"]["RemindersPreference"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `preference.not-set`: It has never been set.
             *     - `preference.unknown`: There is no such key.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Preferences_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which preference. It decides the shape of the value. */
                key: "theme" | "text-size" | "saved-emails" | "form-memory" | "expiry-reminders";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThemePreference"] | components["schemas"]["TextSizePreference"] | components["schemas"]["SavedEmailsPreference"] | components["schemas"]["FormMemoryPreference"] | components["schemas"]["RemindersPreference"];
            };
        };
        responses: {
            /** @description The preference is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `preference.unknown`: There is no such key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The value does not have the shape of this key. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    History_list: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
                /** @description From the `Link` header of the previous page. */
                after?: string | null;
                /** @description Forms on a page; 20 if absent. */
                limit?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    History_exportCsv: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    History_exportZip: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OfficeForms_list: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
                /** @description From the `Link` header of the previous page. */
                after?: string | null;
                /** @description Forms on a page; 20 if absent. */
                limit?: number | null;
                /** @description Part of the driver’s name on the form. */
                driver?: string | null;
                /** @description Whether the client has signed the form itself. A signature on its set does not count. */
                clientSigned?: "yes" | "no" | null;
                /** @description Whether a correction has replaced it. */
                corrected?: "yes" | "no" | null;
                /** @description Only forms that have been saved or sent since then. */
                changedSince?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeForm"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OfficeForms_exportCsv: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
                /** @description Part of the driver’s name on the form. */
                driver?: string | null;
                /** @description Whether the client has signed the form itself. A signature on its set does not count. */
                clientSigned?: "yes" | "no" | null;
                /** @description Whether a correction has replaced it. */
                corrected?: "yes" | "no" | null;
                /** @description Only forms that have been saved or sent since then. */
                changedSince?: string | null;
                /** @description A row for each day with entries and for each check sheet (the default), or for each form with its sums. */
                rows?: "day" | "form" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OfficeForms_exportXlsx: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
                /** @description Part of the driver’s name on the form. */
                driver?: string | null;
                /** @description Whether the client has signed the form itself. A signature on its set does not count. */
                clientSigned?: "yes" | "no" | null;
                /** @description Whether a correction has replaced it. */
                corrected?: "yes" | "no" | null;
                /** @description Only forms that have been saved or sent since then. */
                changedSince?: string | null;
                /** @description A row for each day with entries and for each check sheet (the default), or for each form with its sums. */
                rows?: "day" | "form" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `forms.spreadsheet-too-long`: The spreadsheet would have more than 10,000 rows.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `forms.spreadsheet-busy`: Other spreadsheets are being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OfficeForms_exportZip: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | "repair" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, customer, plant or machine number, reference or order number. */
                search?: string | null;
                /** @description Part of the driver’s name on the form. */
                driver?: string | null;
                /** @description Whether the client has signed the form itself. A signature on its set does not count. */
                clientSigned?: "yes" | "no" | null;
                /** @description Whether a correction has replaced it. */
                corrected?: "yes" | "no" | null;
                /** @description Only forms that have been saved or sent since then. */
                changedSince?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Overview_get: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day, included; within a year of the first. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The days are not valid. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Overview_hours: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day, included; within a year of the first. */
                to: string;
                /** @description Part of a driver’s name, site, customer, number of the machine, reference or order number. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoursResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The days or the search are not valid. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Overview_table: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day, included; within a year of the first. */
                to: string;
                /** @description Part of a driver’s name, site, customer, number of the machine, reference or order number. */
                search?: string | null;
                /** @description Which table. */
                part: "forms" | "missing" | "guest-sheets" | "hours";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `overview.too-long`: The table has more than 10,000 rows.
             *     - `request.invalid`: The part or the days are not valid. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Me_data: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Customers on a page; 100 if absent. */
                limit?: number | null;
                /** @description Part of the name, in any capitals. */
                search?: string | null;
                /** @description Admins: true for the archived customers in place of the active ones. */
                archived?: boolean | null;
                /** @description Only customers whose name begins with this letter; `#` for names that begin with no letter. */
                letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "#" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["CompanyResponse"] | components["schemas"]["CustomerResponse"])[];
                };
            };
            /** @description `auth.sign-in-needed`: The call asks for archived customers, and nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: Only admins may see archived customers. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `company.too-many-pages`: Guests of the network have read too many pages within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_listActive: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Customers on a page; 100 if absent. */
                limit?: number | null;
                /** @description Part of the name, in any capitals. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"][];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `company.too-many-pages`: Guests of the network have read too many pages within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_letters: {
        parameters: {
            query?: {
                /** @description Part of the name, in any capitals. */
                search?: string | null;
                /** @description Admins: true for the archived customers in place of the active ones. */
                archived?: boolean | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterCount"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `company.name-taken`: An active customer has this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A field is wrong, or a rule is not understood. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WholeCompanyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `company.unknown`: There is no such customer.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `company.changed-meanwhile`: The customer has been changed since; `details` names its current version.
             *     - `company.name-taken`: An active customer has this name.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A field is wrong, or a rule is not understood. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer is archived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `company.unknown`: There is no such customer.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer is active. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `company.unknown`: There is no such customer.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `company.name-taken`: An active customer has this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_validateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNumberBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderValidationResponse"];
                };
            };
            /**
             * @description - `company.unknown`: There is no such customer.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Firm_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmResponse"];
                };
            };
        };
    };
    Firm_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirmBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmSettingsResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `firm.changed-meanwhile`: The firm has been changed since; `details` names its current version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Firm_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmSettingsResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Firm_expectLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAddressResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room-for-account`: The account has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.no-room-for-network`: The network has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.too-many`: The hourly limit without an account has been reached; `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room`: The disk is nearly full.
             *     - `upload.no-room-for-now`: The pool that the sender shares with others is full; `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Firm_logo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Machines_byCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleResponse"];
                };
            };
            /** @description `machine.unknown-code`: No machine in the register has this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Machines_demoCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoCodeResponse"][];
                };
            };
        };
    };
    Register_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Part of a plant or machine number, description or QR code. */
                search?: string | null;
                /** @description Only machines of this type. */
                type?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
                /** @description Archived machines instead of those in use. */
                archived?: boolean | null;
                /** @description Only machines whose plant number begins with this letter; `#` for those that begin with no letter. */
                letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "#" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.code-taken`: Another machine has this QR code.
             *     - `machine.plant-number-taken`: Another machine has this plant number.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_letters: {
        parameters: {
            query?: {
                /** @description Part of a plant or machine number, description or QR code. */
                search?: string | null;
                /** @description Only machines of this type. */
                type?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
                /** @description Archived machines instead of those in use. */
                archived?: boolean | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterCount"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.unknown`: There is no such machine.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.code-taken`: Another machine has this QR code.
             *     - `machine.plant-number-taken`: Another machine has this plant number.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is archived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.unknown`: There is no such machine.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in use. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.unknown`: There is no such machine.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_labels: {
        parameters: {
            query: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Part of a plant or machine number, description or QR code. */
                search?: string | null;
                /** @description Only machines of this type. */
                type?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
                /** @description Archived machines instead of those in use. */
                archived?: boolean | null;
                /** @description Only machines whose plant number begins with this letter; `#` for those that begin with no letter. */
                letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "#" | null;
                /** @description Labels on a sheet of A4. */
                sheet: "1" | "8" | "21" | "24";
                /** @description The first free label on the first sheet; 1 if absent. */
                start?: number | null;
                /** @description Ids of machines, separated by commas. Without them, everything that the filters match. */
                ids?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.no-labels`: There are no such machines. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.too-many-labels`: There are more than 480 machines.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportLine"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.csv-too-large`: The file is larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.csv-unreadable`: The file is not a table of machines. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Register_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.csv-too-large`: The file is larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.csv-unreadable`: The file is not a table of machines.
             *     - `machine.import-wrong`: A line is wrong, so nothing has been imported.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachinePage_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plantNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachinePageResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.unknown`: There is no such machine. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachinePage_checks: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
            };
            header?: never;
            path: {
                plantNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineCheckResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.unknown`: There is no such machine. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachinePage_log: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plantNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.unknown`: There is no such machine. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachinePage_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `machine.no-photo`: The machine has no photo.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateUploadResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room-for-account`: The account has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.no-room-for-network`: The network has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.too-many`: The hourly limit without an account has been reached; `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room`: The disk is nearly full.
             *     - `upload.no-room-for-now`: The pool that the sender shares with others is full; `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.no-file`: There is no such file, or another person uploaded it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `certificate.not-arrived`: No file has arrived at the address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateFileResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.no-file`: There is no such file, or another person uploaded it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedCertificateBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.unknown`: There is no such certificate, it was replaced, or the caller may not open its file.
             *     - `machine.unknown`: There is no such machine.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.too-many`: The machine already has the most certificates it can have.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.unknown`: There is no such certificate, it was replaced, or the caller may not open its file.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.unknown`: There is no such certificate, it was replaced, or the caller may not open its file.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `certificate.unknown`: There is no such certificate, it was replaced, or the caller may not open its file.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Certificates_fileByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `certificate.unknown`: There is no such certificate, it was replaced, or the caller may not open its file.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 120 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachineStatus_find: {
        parameters: {
            query: {
                /** @description A plant number, however it is written. */
                plantNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineStatusResponse"][];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 600 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachineStatus_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineStatusResponse"];
                };
            };
            /** @description `machine.unknown-code`: No machine in the register has this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 600 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachineStatus_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `machine.no-photo`: The machine has no photo.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 600 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachineStates_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Only those of this status. */
                status?: "do-not-use" | "use-with-care" | "in-use" | null;
                /** @description Part of a plant or machine number, description or QR code. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineStateResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachineStates_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMachineResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MachineStates_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineStateCounts"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Which column of the board; all that are open if absent. */
                column?: "new" | "in hand" | "repaired" | "overdue" | "closed" | null;
                /** @description Only of this severity. */
                severity?: "A" | "B" | "C" | null;
                /** @description A plant number, or the number of a defect. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefectResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefectCountsResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefectSummaryResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_summaryTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_table: {
        parameters: {
            query?: {
                /** @description Which column of the board; all that are open if absent. */
                column?: "new" | "in hand" | "repaired" | "overdue" | "closed" | null;
                /** @description Only of this severity. */
                severity?: "A" | "B" | "C" | null;
                /** @description A plant number, or the number of a defect. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `stream.too-many`: The account already has ten streams open. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDefectResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefectInFullResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_severity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSeverityBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.only-raise`: Drivers cannot lower a severity, and accounts without a confirmed address cannot change one.
             *     - `defect.own-report`: The caller reported this defect and cannot release the machine themselves.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `defect.closed`: The defect is closed already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.reason-missing`: The reason has fewer than 10 characters.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignDefectBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `defect.closed`: The defect is closed already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `defect.closed`: The defect is closed already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `defect.own-repair`: The defect was reported without an account, and the caller recorded its repair or gave the fitter the link.
             *     - `defect.own-report`: The caller reported this defect and cannot release the machine themselves.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.closed`: The defect is closed already.
             *     - `defect.not-repaired`: No repair has been recorded since the defect was last found.
             *     - `defect.not-stopping`: The defect does not stop the machine, or no longer does.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_noFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFaultBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `defect.own-report`: The caller reported this defect and cannot release the machine themselves.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `defect.closed`: The defect is closed already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.reason-missing`: The reason has fewer than 10 characters.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Defects_reopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.not-closed`: The defect is open.
             *     - `defect.open-anew`: Another defect of the same item of the machine is open.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.reason-missing`: The reason has fewer than 10 characters.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Severities_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeverityListResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Severities_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeverityBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Reports_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
                /** @description `guest`: a guest signed the form, and it is sent as a guest’s, no matter who is signed in by now. */
                "Form-Owner"?: "guest";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.session-over`: The request brought the cookie of an expired session. Sign in, or sign out to send as a guest; the `Idempotency-Key` has not been used. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `machine.unknown-code`: No machine in the register has this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Reports_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    RepairLinks_make: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairLinkResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    RepairLinks_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    RepairLinks_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenRepairLinkBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairPageResponse"];
                };
            };
            /** @description `defect.link-over`: The key is wrong, or the link has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 120 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    RepairLinks_sign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FitterRepairBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.link-over`: The key is wrong, or the link has run out.
             *     - `defect.unknown`: There is no such defect.
             *     - `defect.unknown-record`: The record was not signed through this link.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.closed`: The defect is closed already.
             *     - `defect.corrected-already`: The record that this one corrects is not the one that stands.
             *     - `defect.repaired-already`: Another repair has been recorded, and nothing says that this one corrects it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             *     - `request.too-many`: The network has made 120 calls within an hour. `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Repairs_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                plantNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineRepairResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Repairs_get: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairResponse"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Repairs_photo: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Repairs_repair: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepairBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.unknown`: There is no such defect.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `defect.closed`: The defect is closed already.
             *     - `defect.corrected-already`: The record that this one corrects is not the one that stands.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Only notices in this state; `over` are those still waiting after the notice has ended. */
                state?: "waiting" | "collected" | "withdrawn" | "over" | null;
                /** @description Given on this day or later. */
                from?: string | null;
                /** @description Given on this day or earlier. */
                to?: string | null;
                /** @description Part of the reference, plant number, firm, name or site; or a plant number however it is written. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffHireResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_give: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
                /** @description `guest`: a guest signed the form, and it is sent as a guest’s, no matter who is signed in by now. */
                "Form-Owner"?: "guest";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OffHireBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffHireGivenResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.session-over`: The request brought the cookie of an expired session. Sign in, or sign out to send as a guest; the `Idempotency-Key` has not been used. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_table: {
        parameters: {
            query?: {
                /** @description Only notices in this state; `over` are those still waiting after the notice has ended. */
                state?: "waiting" | "collected" | "withdrawn" | "over" | null;
                /** @description Given on this day or later. */
                from?: string | null;
                /** @description Given on this day or earlier. */
                to?: string | null;
                /** @description Part of the reference, plant number, firm, name or site; or a plant number however it is written. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `off-hire.too-long`: The table would have more than 10,000 rows.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `stream.too-many`: The account already has ten streams open. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffHireInFullResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `off-hire.unknown`: There is no such notice.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `off-hire.unknown`: There is no such notice.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_collect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionBody"];
            };
        };
        responses: {
            /** @description The collection is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `off-hire.unknown`: There is no such notice.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `off-hire.settled`: The machine was collected, or the notice withdrawn. The message says when. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    OffHires_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalBody"];
            };
        };
        responses: {
            /** @description The notice is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `off-hire.unknown`: There is no such notice.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `off-hire.settled`: The machine was collected, or the notice withdrawn. The message says when. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Whose form it is: the id of an account, and anybody else is refused with 401; or `guest`, and it goes as a guest’s, no matter who is signed in by now. */
                "Form-Owner"?: string;
                /** @description When its driver pressed Send, by the clock of the phone. Printed where it waited for more than 5 minutes. */
                "Signed-At"?: string;
                /** @description How far that clock was ahead of the server’s when it was last compared, in milliseconds. */
                "Clock-Offset"?: number;
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteTimesheetBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.session-over`: The request brought the cookie of an expired session. Sign in, or sign out to send as a guest; the `Idempotency-Key` has not been used.
             *     - `auth.sign-in-needed`: `Form-Owner` names an account that the caller is not.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The `id` is that of another person’s draft. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.
             *     - `form.changed-meanwhile`: The draft has another version now, named in `details`.
             *     - `form.in-completed-set`: It was approved with a form set; `details` names the set.
             *     - `form.second-timesheet`: A timesheet has been sent for this machine, customer and week; `details` names it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_begin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The `id` is that of another person’s form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-drafts`: The account has reached its limit of drafts; `details` says how many.
             *     - `form.already-begun`: There is a draft with this `id`; `details` has its version.
             *     - `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `draft.no-room`: There is no room for new drafts.
             *     - `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_get: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetResponse"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: The caller has no such form.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.
             *     - `form.changed-meanwhile`: The draft has another version now, named in `details`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_copy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyTimesheetBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: The caller has no such form.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-drafts`: The account has reached its limit of drafts; `details` says how many.
             *     - `form.not-sent`: It is a draft.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `draft.no-room`: There is no room for new drafts. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Whose form it is: the id of an account, and anybody else is refused with 401; or `guest`, and it goes as a guest’s, no matter who is signed in by now. */
                "Form-Owner"?: string;
                /** @description When its driver pressed Send, by the clock of the phone. Printed where it waited for more than 5 minutes. */
                "Signed-At"?: string;
                /** @description How far that clock was ahead of the server’s when it was last compared, in milliseconds. */
                "Clock-Offset"?: number;
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteCheckSheetBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.session-over`: The request brought the cookie of an expired session. Sign in, or sign out to send as a guest; the `Idempotency-Key` has not been used.
             *     - `auth.sign-in-needed`: `Form-Owner` names an account that the caller is not.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The `id` is that of another person’s draft. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.
             *     - `form.changed-meanwhile`: The draft has another version now, named in `details`.
             *     - `form.in-completed-set`: It was approved with a form set; `details` names the set.
             *     - `form.second-timesheet`: A timesheet has been sent for this machine, customer and week; `details` names it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_begin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckSheetBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The `id` is that of another person’s form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-drafts`: The account has reached its limit of drafts; `details` says how many.
             *     - `form.already-begun`: There is a draft with this `id`; `details` has its version.
             *     - `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `draft.no-room`: There is no room for new drafts.
             *     - `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_get: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckSheetResponse"];
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckSheetBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSavedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.unknown`: The caller has no such form.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form.already-sent`: It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.
             *     - `form.changed-meanwhile`: The draft has another version now, named in `details`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-saves`: Drafts of the account have been saved too often within a minute. `Retry-After` and `details` say when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_photo: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `form.unknown`: There is no such form, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Collations_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description One tab only, or the completed sets. All open sets if absent. Supervisors and admins find the sets of accounts whose address is not confirmed under `unconfirmed`, open and completed, and nowhere else. */
                bucket?: "ready" | "incomplete" | "needs-completion" | "completed" | "unconfirmed" | null;
                /** @description Part of a driver’s name, plant number, customer, order number or reference, or of the reference of one of its forms. */
                search?: string | null;
                /** @description Only sets of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of the driver’s name on the forms. */
                driver?: string | null;
                /** @description Only sets of this machine. */
                plantNumber?: string | null;
                /** @description Only sets for this customer. */
                customerId?: string | null;
                /** @description Last changed first (the default), or the oldest week first; completed sets in the order in which they were completed. */
                sort?: "latest" | "oldest" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollationResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Collations_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollationCounts"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Collations_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `stream.too-many`: The account already has ten streams open. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Collations_askForMissing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.nothing-missing`: Nothing is missing from this driver’s week, or there is no such driver. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The driver or the week is not valid. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.asked-already`: The driver has been asked about this week within a day. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Collations_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskSetRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.completed`: The set has been sent.
             *     - `form-set.nothing-missing`: Nothing is missing from the set.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The line is too long. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.asked-already`: The driver has been asked about this week within a day. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_get: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinedFormResponse"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_pdf: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or the caller may not read it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: The set has not been dispatched. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.pdf-not-ready`: The PDF is being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_photo: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
                objectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or the caller may not read it.
             *     - `form-set.unknown-photo`: The photo is not in the set.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntry"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_checkEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRecord"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_collect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalBody"];
            };
        };
        responses: {
            /** @description It is kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.approval-moved`: Names or signatures were changed on another device.
             *     - `form-set.changed-meanwhile`: A form has changed since the screen showed it; nothing was sent.
             *     - `form-set.completed`: The set has been sent.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_dispatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DispatchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DispatchedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `auth.not-allowed`: The account is not allowed to do this.
             *     - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.already-dispatched`: The set has already been sent, to other people or with another rating.
             *     - `form-set.changed-meanwhile`: A form has changed since the screen showed it; nothing was sent.
             *     - `form-set.half-missing`: The set has no timesheet, or no check sheet, and the call does not say to complete it without.
             *     - `form-set.nothing-complete`: No form of the set is complete.
             *     - `form-set.own`: The forms of the set are the caller’s own, and the settings require another person to send it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.nobody-mailed`: All the addresses have opted out of mail.
             *     - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: A name, signature, rating or address is missing or wrong.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `picture.busy`: Too many pictures are being read. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_recipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipientsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnwantedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DispatchedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: The set has not been dispatched. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSetAgainBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnwantedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `guest.needs-account`: The firm takes nothing without an account (`GUESTS`).
             *     - `guest.needs-label`: The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: The set has not been dispatched. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.nobody-mailed`: All the addresses have opted out of mail.
             *     - `idempotency-key.reused`: The `Idempotency-Key` has been used with another body.
             *     - `request.invalid`: There are no addresses, too many, or some that are not addresses.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `account.too-many-mails`: The account, or the new accounts of its network together, have sent as many mails as they may in a day. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again.
             *     - `guest.too-many-mails`: A recipient, the network or the day has reached the limit for mails without an account. `Retry-After` and `details` say when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.pdf-not-ready`: The PDF is being made. `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CombinedForms_revokeLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links are revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `form-set.unknown`: There is no such set, or it is another driver’s.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: The set has not been dispatched. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `idempotency-key.reused`: The `Idempotency-Key` has been used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUploadBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentUploadResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.unknown`: There is no document that it could be part of. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.vault-full`: The vault holds 500 MB.
             *     - `document.vault-full-until-confirmed`: The address of the account is not confirmed, and until then its vault holds 20 MB.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.too-many-files`: The document already has the most files it can have.
             *     - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `upload.no-room-for-account`: The account has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.no-room-for-network`: The network has uploaded too much that is not in a form or document; `Retry-After` says when to try again.
             *     - `upload.too-many`: The hourly limit without an account has been reached; `Retry-After` says when to try again.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.no-room`: All vaults together hold as much as they may (`VAULTS_MB`).
             *     - `upload.no-room`: The disk is nearly full.
             *     - `upload.no-room-for-now`: The pool that the sender shares with others is full; `Retry-After` says when to try again.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is in the vault. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.not-arrived`: No file of the document has arrived. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.vault-full`: The vault holds 500 MB.
             *     - `document.vault-full-until-confirmed`: The address of the account is not confirmed, and until then its vault holds 20 MB.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.no-room`: All vaults together hold as much as they may (`VAULTS_MB`). */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Part of the file name, the description or what is printed on it. Capitals and accents do not matter. */
                search?: string | null;
                /** @description One category only. */
                category?: "driving_license" | "passport" | "insurance" | "qualification" | "certification" | "medical" | "training" | "other" | null;
                /** @description Which account, if several have the name. Not needed for an admin’s own documents. */
                ownerId?: string | null;
                /** @description Only those of one tile, where `expiring` includes those that have expired; or `to-check`, those with proposals that have not been answered. */
                state?: "processed" | "processing" | "expiring" | "to-check" | null;
            };
            header?: never;
            path: {
                ownerName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `session.password-needed`: The password was last given more than five minutes ago. Give it again, and repeat the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.owner-unknown`: The name or the account is another person’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCounts"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_reads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VaultRead"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `stream.too-many`: The account already has ten streams open. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.changed-meanwhile`: The document has been changed since that version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_throwAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer shown. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAnswerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.not-proposed`: The field has no proposal, or it has been answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Documents_bringBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the vault again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: It has been erased.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    DocumentFiles_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document, or no such file of it.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    DocumentFiles_thumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document, or no such file of it. Or it has no picture yet.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    DocumentFiles_proposalPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                field: "category" | "expiryDate" | "documentNumber" | "holderName";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `document.unknown`: There is no such document, or no such proposal.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharePackResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharePackBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharePackMade"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `share-pack.unconfirmed`: The address of the account has not been confirmed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `document.unknown`: One of the documents is not there. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             *     - `share-pack.end-date`: The share pack would have ended already, or go on for more than a year.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_listOf: {
        parameters: {
            query: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description The account. */
                ownerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSharePack"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedPack"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `share-pack.closed`: The share pack is not open to the caller, has ended or has been withdrawn.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `share-pack.unknown`: There is no such share pack.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharePackLinkBody"];
            };
        };
        responses: {
            /** @description The cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `share-pack.closed`: The share pack is not open to the caller, has ended or has been withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `share-pack.closed`: The share pack is not open to the caller, has ended or has been withdrawn.
             *     - `share-pack.unknown`: There is no such share pack.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    SharePacks_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                fileId: string;
                /** @description From 1. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `share-pack.closed`: The share pack is not open to the caller, has ended or has been withdrawn.
             *     - `share-pack.unknown`: There is no such share pack.
             *     - `upload.unknown`: There is no such file.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Mails_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Only mails in this state. */
                state?: "queued" | "sent" | "delivered" | "kept locally" | "suppressed" | "failed" | "bounced" | null;
                /** @description Part of a recipient’s address, a subject or a reference. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Mails_transport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTransportResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Mails_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailInFullResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `mail.unknown`: There is no such mail.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Mails_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `mail.unknown`: There is no such mail.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Mails_attachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `mail.no-attachment`: The mail has no PDF.
             *     - `mail.unknown`: There is no such mail.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Mails_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailQueuedResponse"];
                };
            };
            /** @description `idempotency-key.malformed`: The `Idempotency-Key` is empty or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `mail.unknown`: There is no such mail.
             *     - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `mail.form-erased`: The form of the mail has been erased.
             *     - `mail.link-over`: The link in the mail no longer works.
             *     - `mail.on-its-way`: The mail is still being tried.
             *     - `mail.unwanted`: The recipient has opted out of mail.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `idempotency-key.reused`: The `Idempotency-Key` has been used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    MailEvents_take: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>[];
            };
        };
        responses: {
            /** @description The events are recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `mail-events.not-json`: The message is not JSON.
             *     - `upload.broken-off`: It has no end.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `mail-events.not-signed`: The signature is wrong, or older than 10 minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `mail-events.not-set-up`: `SENDGRID_WEBHOOK_KEY` is not set. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `mail-events.too-large`: The message is larger than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Suppressions_list: {
        parameters: {
            query?: {
                /** @description From the `Link` header of the previous page: the last record that it showed. */
                after?: string | null;
                /** @description Records on a page; 20 if absent. */
                limit?: number | null;
                /** @description Part of an address. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressionResponse"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Suppressions_suppress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressionBody"];
            };
        };
        responses: {
            /** @description No more mail is sent to this address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `suppression.unknown-key`: The key is not valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Suppressions_suppressInOneClick: {
        parameters: {
            query: {
                /** @description The key from the header of the email. */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more mail is sent to this address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `suppression.unknown-key`: The key is not valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Suppressions_suppressAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressedAddressBody"];
            };
        };
        responses: {
            /** @description No more mail is sent to this address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `suppression.listed`: The address is on the list already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.invalid`: Something is missing or wrong. `details` lists every fault.
             *     - `suppression.no-address`: The address is not complete.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Suppressions_allow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mail to this address is sent again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /**
             * @description - `request.not-found`: There is nothing at the address, or the id in it is not a UUID.
             *     - `suppression.unknown`: The address is not on the list.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
}
