export interface paths {
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
         * @description Anyone. No body. The address takes one photo by PUT within 15 minutes. Only forms of the same account may hold the photo; without one, of the same device, which is known by a cookie that it gets.
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
        get?: never;
        /**
         * Send a photo to its address
         * @description Anyone. Whoever has the address. The file as it is, at most 10,485,760 bytes, and 40 megapixels for a confirmed account or 12 for anybody else; its content decides what it is, not its Content-Type. It is stored as an upright JPEG of at most 2048 dots without metadata, belongs to no form and cannot be read until a form names it. A connection on which nothing comes for 30 seconds is closed.
         */
        put: operations["Uploads_receive"];
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
         * @description Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`). In the shape of its kind: `kind` says which call of the two would answer the same.
         */
        get: operations["Forms_get"];
        put?: never;
        post?: never;
        /**
         * Throw away a draft
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
         * What has become of a form
         * @description Anyone with an account. Everything that was done to it, and its mails, in order; for its driver, supervisors and admins.
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
         * @description Anyone with an account. Begins a draft with the same entries and copies of the photos, but without signatures and rating. Once sent, it takes the place of the first. Repeating the call gives the same draft.
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
         * Keep a form that was sent without an account
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
         * @description Anyone with an account. By its driver, a supervisor or an admin. No link in a mail that was sent so far opens it any more, nor does a page that is open by one; mailing it again gives new links. What is attached to a mail stays with whoever has it.
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
    "/api/form-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much may one form of mine hold?
         * @description Anyone. Depends on who calls: less without an account, or until its email address is confirmed.
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
         * @description Anyone with an account. Erases the account, its drafts and the emails about it, and ends all its sessions. Sent forms stay as employment and billing records without their driver, and the links in emails keep working. The body may have up to 16 KB.
         */
        delete: operations["Me_deleteAccount"];
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
         * @description Anyone with an account. One JSON object with the account, its preferences, its sessions, the emails about it, and all forms as their own calls return them, including drafts, each with the latest email to each recipient. Photos are included as addresses. There are no passwords or secrets in it.
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
         * @description Anyone. Ends this session and has the browser empty its cache for this site. Does nothing else if nobody is signed in.
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
         * @description Anyone who has the email. Takes the key from the link in the email, which is valid for 7 days. The body may have up to 16 KB.
         */
        post: operations["Drivers_confirmEmail"];
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
    "/api/drivers/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change somebody’s role
         * @description Admins. Ends the sessions of that account. The body may have up to 16 KB.
         */
        put: operations["Drivers_changeRole"];
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
        post: operations["Drivers_deactivate"];
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
        post: operations["Drivers_reactivate"];
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
    "/api/drivers/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own preferences
         * @description Anyone with an account. Theme, text size, saved addresses and form memory in one response. Preferences that were never set are absent.
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
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers a form can be for
         * @description Anyone. Active companies, sorted by name, without their contact details.
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
         * @description Anyone. Stores the form and responds at once; PDF and mails follow. All faults are reported together. With the `id` of a draft of the caller’s own, the draft itself is sent. The body may have up to 2 MB.
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
         * @description Anyone with an account. Any field may be missing, the customer too; what there is must be right. `id` may be one that the screen has made. The body may have up to 2 MB.
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
         * @description Anyone with an account. Replaces all of it: an absent field is empty. `version` is the one that the screen showed; without it the current one is meant. `id` is ignored. The body may have up to 2 MB.
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
         * Begin a week like one that was sent
         * @description Anyone with an account. A draft with the same customer, firms, site, machine and driver, and for each day the same times, adjustment and site. For the same addresses, with today as the day of the signatures. Without signatures, rating, machine hours, standing and breakdown hours and notes. The body may have up to 16 KB.
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
         * @description Anyone. Stores the form and responds at once; PDF and mails follow. All faults are reported together. Of the `defect*` fields those of the vehicle are taken, and the 16 of the completed form on every vehicle; items may be left unanswered, which the PDF says. With the `id` of a draft of the caller’s own, the draft itself is sent; an account’s sheet also goes to the customer’s own address. The body may have up to 2 MB.
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
         * @description Anyone with an account. Any field may be missing, the customer too; what there is must be right. `id` may be one that the screen has made. The body may have up to 2 MB.
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
         * @description Anyone with an account. Replaces all of it: an absent field is empty. `version` is the one that the screen showed; without it the current one is meant. `id` is ignored. The body may have up to 2 MB.
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
         * @description Anyone with an account. A driver’s own; for supervisors and admins everybody’s. Last changed first, open ones unless `bucket` says otherwise. A `Link` header with `rel="next"` leads to the next page.
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
         * @description Anyone with an account.
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
         * Hear of changes to form sets
         * @description Anyone with an account. Server-sent events: `changed` whenever a set has changed that the caller may see. A hint to ask again, which may be lost.
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
    "/api/collations/recompute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work the open form sets out anew
         * @description Admins. From the forms as they are. Ids, signatures and records stay; completed sets are not touched. Says what it has put right. A hundred drivers in one call; `next` says where to go on.
         */
        post: operations["Collations_recompute"];
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
         * @description Supervisors and admins. Sends them one mail, once a day at most.
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
         * @description Its driver, supervisors and admins; once it is completed, those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`). Its complete forms in full, and of the others kind, date and what they lack. Drivers read their own; the rating is for supervisors and admins.
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
         * @description Its driver, supervisors and admins; once it is completed, those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`). The cover with both summaries and signatures, then its forms. Only the company’s own copy and the office’s have the rating.
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
         * What has become of a form set
         * @description Anyone with an account. Everything that was done to it and to its forms, and their mails, in order.
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
    "/api/combined-forms/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep what has been collected on site
         * @description Anyone with an account. Names, signatures and notes, in place of what was kept before. They hold for the forms that were shown: when one of them changes, the signatures are dropped. The body may have up to 2 MB.
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
         * @description Supervisors and admins. Sends the complete forms as they are stored, signed drafts too, and locks them; whatever is not complete opens a further set. Repeating the call changes nothing and mails nobody again. The body may have up to 4 MB.
         */
        post: operations["CombinedForms_dispatch"];
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
         * @description Anyone with an account. By its driver, a supervisor or an admin. No link in a mail that was sent so far opens it any more, nor does a page that is open by one. What is attached to a mail stays with whoever has it.
         */
        post: operations["CombinedForms_revokeLinks"];
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
        get?: never;
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
         * Stop mail to a recipient, called by a mail program
         * @description Anyone who has the email. The address in the `List-Unsubscribe` header (RFC 8058). The body is ignored.
         */
        post: operations["Suppressions_suppressInOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
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
        UploadAddressResponse: {
            /**
             * @description Takes one file by PUT within 15 minutes.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…
             */
            uploadURL: string;
        };
        UploadedResponse: {
            /**
             * @description What the file is called in a form. Nothing can be read there.
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
        StoredFormResponse: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the sender takes it for; the server decides.
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
             * @description The driver’s own firm.
             * @example Hill Plant
             */
            company?: string | null;
            /**
             * @description On hire to.
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
             * @description Whom to mail the form to.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            submissionEmails?: string[] | null;
            /** @description Kept as sent. */
            submissionWhatsApps?: string[] | null;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet";
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
             * @description As what the caller reads it. A `recipient`, who has it by a link, is not told whom else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
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
             * @description As what somebody signed: operator, client or foreman.
             * @example client
             */
            signatory: string | null;
            /**
             * @description To whom the mail was sent that this is about, or whose link was opened.
             * @example hire@northgate-civils.co.uk
             */
            recipient: string | null;
            /** @description Whose account did it; null for somebody without one. */
            who: string | null;
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
        FormSavedResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description What the next save is to bring as `version`.
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
        FormAcceptedResponse: {
            /** @example true */
            success: boolean;
            /** @description A sentence for the user. */
            message: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Only when mails have to wait, because guests have sent a great deal: by then the last of them will have gone out. `message` says so too.
             */
            goesOutBy?: string;
            /** @description For a form sent without an account: for 24 hours, whoever signs in under the name on it may claim it with this (`POST /api/forms/{id}/claim`). */
            claimToken?: string;
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
        FormLimitsResponse: {
            /**
             * @description Addresses that a form may be mailed to.
             * @example 5
             */
            recipients: number;
            /**
             * @description Photos that a check sheet may have.
             * @example 1
             */
            photos: number;
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
        DeleteAccountBody: {
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
        AccountKeyBody: {
            /** @description The key from the link in the email. */
            key: string;
        };
        ForgottenPasswordBody: {
            /**
             * @description The email address of the account.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
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
        RoleBody: {
            /**
             * @description An admin is also a supervisor, and a supervisor is also a driver.
             * @enum {string}
             */
            role: "driver" | "supervisor" | "admin";
        };
        HistoryMail: {
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            /**
             * @description `kept locally`: written to a file on the server and sent to nobody.
             * @enum {string}
             */
            state: "waiting" | "queued" | "sent" | "kept locally" | "suppressed" | "failed";
            /**
             * @description 2 after it was sent again once.
             * @example 1
             */
            sendingNo: number;
            /**
             * Format: date-time
             * @description Of a waiting mail, when it goes.
             */
            queuedAt: string;
            /** Format: date-time */
            sentAt: string | null;
        };
        HistoryEntry: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "timesheet" | "check-sheet";
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
            /** @description The latest email to each recipient. */
            mails: components["schemas"]["HistoryMail"][];
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
            /** @description The driver’s own firms, latest first. */
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
        PreferencesResponse: {
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            "text-size"?: "standard" | "large";
            /** @description Latest first. */
            "saved-emails"?: components["schemas"]["SavedEmailEntry"][];
            "form-memory"?: components["schemas"]["FormMemoryLists"];
        };
        CustomerResponse: {
            /** Format: uuid */
            id: string;
            /** @example Northgate Civils Ltd */
            name: string;
            /** @description True if a form for this customer needs a valid order number. */
            requiresOrderValidation: boolean;
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
        TimesheetBody: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the sender takes it for; the server decides.
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
             * @description The driver’s own firm.
             * @example Hill Plant
             */
            company?: string | null;
            /**
             * @description On hire to.
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
             * @description Whom to mail the form to.
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
             * @description Last day of the new week, a Saturday as a rule.
             * @example 2026-11-21
             */
            weekEnding: string;
        };
        TimesheetResponse: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the sender takes it for; the server decides.
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
             * @description The driver’s own firm.
             * @example Hill Plant
             */
            company?: string | null;
            /**
             * @description On hire to.
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
             * @description Whom to mail the form to.
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
            /** @enum {string} */
            kind: "timesheet" | "check-sheet";
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
             * @description As what the caller reads it. A `recipient`, who has it by a link, is not told whom else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
            /**
             * @description happy = Excellent, okay = Average, unhappy = Poor.
             * @example happy
             * @enum {string|null}
             */
            supervisorRating?: "happy" | "okay" | "unhappy" | null;
            /** @description Notes on the rating. */
            supervisorNotes?: string | null;
        };
        CheckSheetBody: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the sender takes it for; the server decides.
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
             * @description The driver’s own firm.
             * @example Hill Plant
             */
            company?: string | null;
            /**
             * @description On hire to.
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
             * @description Whom to mail the form to.
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
             * @description Addresses that uploads answered with; 1 without an account, otherwise at most 5.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
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
            /** @description Seat belts: pass, fail, or null for N/A. */
            defectSeatbelts?: boolean | null;
            /** @description Beacons: pass, fail, or null for N/A. */
            defectBeacons?: boolean | null;
            /** @description Tyres by eye: pass, fail, or null for N/A. */
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
             * @description Engine oil. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectEngineOil?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Coolant and antifreeze. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectCoolantAntifreeze?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Hydraulic level. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectHydraulicLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Transmission level. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectTransmissionLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Axle and diff level. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectAxleDiffLevel?: "top up" | "change" | "ok" | null;
            /**
             * @description Brake fluid. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectBrakeFluid?: "top up" | "change" | "ok" | null;
            /**
             * @description Battery condition. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectBatteryCondition?: "clean" | "replace" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Air filter. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectAirFilter?: "clean" | "replace" | "ok" | "replaced" | null;
            /**
             * @description Brake condition. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectBrakeCondition?: "adjust" | "replaced" | "ok" | "tested" | null;
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
             * @description Fuel filters. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectFuelFilters?: "replaced" | "ok" | null;
            /** @description Steering: pass, fail, or null for N/A. */
            defectSteering?: boolean | null;
            /** @description Tyres: pass, fail, or null for N/A. */
            defectTyres?: boolean | null;
            /** @description Fuel and oil: pass, fail, or null for N/A. */
            defectFuelOil?: boolean | null;
            /** @description Hoses: pass, fail, or null for N/A. */
            defectHoses?: boolean | null;
            /**
             * @description Park brake. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectParkBrake?: "ok" | "tested" | null;
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
            /** @description Quick hitch serial number: pass, fail, or null for N/A. */
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
             * @description UUIDv7 made by whoever begins the form; the same form can only be sent once.
             */
            id?: string | null;
            /** @description The version that the screen showed. */
            version?: number | null;
            /**
             * @description What the sender takes it for; the server decides.
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
             * @description The driver’s own firm.
             * @example Hill Plant
             */
            company?: string | null;
            /**
             * @description On hire to.
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
             * @description Whom to mail the form to.
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
             * @description Addresses that uploads answered with; 1 without an account, otherwise at most 5.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
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
            /** @description Seat belts: pass, fail, or null for N/A. */
            defectSeatbelts?: boolean | null;
            /** @description Beacons: pass, fail, or null for N/A. */
            defectBeacons?: boolean | null;
            /** @description Tyres by eye: pass, fail, or null for N/A. */
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
             * @description Engine oil. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectEngineOil?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Coolant and antifreeze. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectCoolantAntifreeze?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Hydraulic level. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectHydraulicLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Transmission level. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectTransmissionLevel?: "top up" | "change" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Axle and diff level. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectAxleDiffLevel?: "top up" | "change" | "ok" | null;
            /**
             * @description Brake fluid. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectBrakeFluid?: "top up" | "change" | "ok" | null;
            /**
             * @description Battery condition. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectBatteryCondition?: "clean" | "replace" | "ok" | "topped up" | "changed" | null;
            /**
             * @description Air filter. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectAirFilter?: "clean" | "replace" | "ok" | "replaced" | null;
            /**
             * @description Brake condition. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectBrakeCondition?: "adjust" | "replaced" | "ok" | "tested" | null;
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
             * @description Fuel filters. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectFuelFilters?: "replaced" | "ok" | null;
            /** @description Steering: pass, fail, or null for N/A. */
            defectSteering?: boolean | null;
            /** @description Tyres: pass, fail, or null for N/A. */
            defectTyres?: boolean | null;
            /** @description Fuel and oil: pass, fail, or null for N/A. */
            defectFuelOil?: boolean | null;
            /** @description Hoses: pass, fail, or null for N/A. */
            defectHoses?: boolean | null;
            /**
             * @description Park brake. Which of these, the vehicle says.
             * @enum {string|null}
             */
            defectParkBrake?: "ok" | "tested" | null;
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
            /** @description Quick hitch serial number: pass, fail, or null for N/A. */
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
            kind: "timesheet" | "check-sheet";
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
             * @description As what the caller reads it. A `recipient`, who has it by a link, is not told whom else it was sent to.
             * @enum {string}
             */
            readAs: "driver" | "office" | "recipient";
            /** @description Where one form is read. */
            replacedBy?: components["schemas"]["Replacement"];
            /** @description Where the photos can be read, by whoever may read the form. */
            photoURLs: string[];
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
        CollationResponse: {
            /** Format: uuid */
            id: string;
            /** @example FS-7K3M9QXD */
            reference: string;
            /** @example Łukasz Wójcik */
            driverSignedName: string;
            /** @description Whether it is the caller’s own. */
            isOwn: boolean;
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
            /** @enum {string} */
            status: "draft" | "pending" | "completed";
            timesheetComplete: boolean;
            checkSheetComplete: boolean;
            /** Format: date-time */
            changedAt: string;
            /** @description Its forms, by day. */
            forms: components["schemas"]["FormOfSet"][];
        };
        CollationCounts: {
            ready: number;
            incomplete: number;
            needsCompletion: number;
        };
        SetDifference: {
            /** Format: uuid */
            id: string;
            /** @example FS-7K3M9QXD */
            reference: string;
            /** @enum {string} */
            what: "new" | "changed" | "gone";
            /** @description Its forms. */
            forms: string[];
        };
        RecomputedResponse: {
            /** @description Open sets. */
            sets: number;
            /** @description What was put right; nothing where all was as it should be. */
            differences: components["schemas"]["SetDifference"][];
            /**
             * Format: uuid
             * @description For `after`; null once all are done.
             */
            next: string | null;
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
             * @description When signatures were dropped because a form had changed since; null once they are collected anew.
             */
            signaturesDroppedAt: string | null;
        };
        GivenRating: {
            /** @enum {string} */
            rating: "happy" | "okay" | "unhappy";
            notes: string | null;
            /** Format: date-time */
            ratedAt: string;
        };
        CombinedFormResponse: {
            /** Format: uuid */
            id: string;
            /** @example FS-7K3M9QXD */
            reference: string;
            /** @example Łukasz Wójcik */
            driverSignedName: string;
            /** @description Whether it is the caller’s own. */
            isOwn: boolean;
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
            /** @enum {string} */
            status: "draft" | "pending" | "completed";
            timesheetComplete: boolean;
            checkSheetComplete: boolean;
            /** Format: date-time */
            changedAt: string;
            /** @description Its forms, by day. */
            forms: components["schemas"]["FormOfSet"][];
            /** @description The timesheet, where it is complete. */
            timesheet: components["schemas"]["StoredFormResponse"] | null;
            /** @description The complete check sheets, by day. */
            checkSheets: components["schemas"]["StoredFormResponse"][];
            /** @description For the approval and the dispatch: what is shown here. */
            versions: components["schemas"]["FormVersion"][];
            approval: components["schemas"]["CollectedApproval"];
            /** @description Of `approval`: another one once somebody has collected anything, or signatures were dropped. */
            approvalVersion: number;
            /** @description For supervisors and admins only. */
            rating: components["schemas"]["GivenRating"] | null;
            /** @description The customer’s own address, for supervisors and admins. */
            companyEmail: string | null;
            /** @description Whom it was mailed to. */
            emails: string[];
            /** Format: date-time */
            completedAt: string | null;
            /** @description Who sent it; null before that, and once there is no such account any more. */
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
            /** @description Notes to the approval. */
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
            /** @description Notes to the approval. */
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
            /** @description Notes to the rating. */
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
             * @description Whom it is mailed to.
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
        };
        CompleteBody: {
            /**
             * @description What it is to be.
             * @enum {string}
             */
            status: "completed";
        };
        SuppressionBody: {
            /** @description The key from the link in the email. */
            key: string;
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
             * @description `service.jobs-stopped`: A worker whose job runners have stopped.
             *
             *     `service.database-away`: The database or the queue cannot be reached.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "service.database-away",
                     *       "message": "The database or the queue cannot be reached."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Uploads_expect: {
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
            /** @description `upload.too-many`: As many as go without an account; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "upload.too-many",
                     *       "message": "As many as go without an account; `Retry-After` says when to try again."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.no-room`: There is no room for further photos. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "upload.no-room",
                     *       "message": "There is no room for further photos."
                     *     }
                     */
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
            /** @description `upload.broken-off`: The file did not come to its end. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 400,
                     *       "code": "upload.broken-off",
                     *       "message": "The file did not come to its end."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.address-wrong`: We gave out no such address. (`upload.address-expired`: it is older than 15 minutes.) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "upload.address-wrong",
                     *       "message": "We gave out no such address. (`upload.address-expired`: it is older than 15 minutes.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.address-used`: A file came before; `details.url` is what it is called. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "upload.address-used",
                     *       "message": "A file came before; `details.url` is what it is called."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.too-large`: The file is larger than 10,485,760 bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 413,
                     *       "code": "upload.too-large",
                     *       "message": "The file is larger than 10,485,760 bytes."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `photo.wrong-type`: It is neither JPEG, PNG nor WebP. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 415,
                     *       "code": "photo.wrong-type",
                     *       "message": "It is neither JPEG, PNG nor WebP."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `photo.damaged`: It cannot be read to its end. (`photo.too-many-dots`: it is too large; `photo.too-many-scans`: a progressive JPEG of more than 30 scans; `photo.moving`, `photo.lossless-webp`: a WebP that is no ordinary photo.) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "photo.damaged",
                     *       "message": "It cannot be read to its end. (`photo.too-many-dots`: it is too large; `photo.too-many-scans`: a progressive JPEG of more than 30 scans; `photo.moving`, `photo.lossless-webp`: a WebP that is no ordinary photo.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.no-room-for-network`: The network has too much uploaded that is in no form. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "upload.no-room-for-network",
                     *       "message": "The network has too much uploaded that is in no form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `upload.no-room`: There is no room for further photos. (`picture.busy`: too many are being read; `Retry-After` says when to try again.) */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "upload.no-room",
                     *       "message": "There is no room for further photos. (`picture.busy`: too many are being read; `Retry-After` says when to try again.)"
                     *     }
                     */
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
            /** @description `form.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
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
            /** @description The draft is gone. */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.already-sent`: It has been sent; `details` says when. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.already-sent",
                     *       "message": "It has been sent; `details` says when."
                     *     }
                     */
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
            /** @description `form.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "form.pdf-not-ready",
                     *       "message": "The PDF is being made."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: There is no such form, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or it is another driver’s."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.superseded`: A correction has been sent; `details` names it. (`form.not-sent`: it is a draft.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.superseded",
                     *       "message": "A correction has been sent; `details` names it. (`form.not-sent`: it is a draft.)"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: There is no such form; or the token is wrong, too old, or used by another. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form; or the token is wrong, too old, or used by another."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.other-name`: The name on the form is not that of the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.other-name",
                     *       "message": "The name on the form is not that of the account."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: There is no token. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "There is no token."
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: There is no such form, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or it is another driver’s."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: There are no addresses, too many, or some that are not addresses. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "There are no addresses, too many, or some that are not addresses."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "form.pdf-not-ready",
                     *       "message": "The PDF is being made."
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: There is no such form, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or it is another driver’s."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
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
            /** @description `form-link.unknown`: The key is wrong, too old or revoked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-link.unknown",
                     *       "message": "The key is wrong, too old or revoked."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
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
                "application/json": components["schemas"]["DeleteAccountBody"];
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.last-admin`: The caller is the only admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.last-admin",
                     *       "message": "The caller is the only admin."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.wrong-password`: The password is wrong. (`request.invalid`: it is missing.) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "driver.wrong-password",
                     *       "message": "The password is wrong. (`request.invalid`: it is missing.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-tries",
                     *       "message": "Too many wrong passwords. `Retry-After` says when to try again."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-mails`: Too many requests. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-mails",
                     *       "message": "Too many requests. `Retry-After` says when to try again."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The new password is too short or too long. (`driver.wrong-password`: the current password is wrong.) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The new password is too short or too long. (`driver.wrong-password`: the current password is wrong.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-tries",
                     *       "message": "Too many wrong passwords. `Retry-After` says when to try again."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `session.unknown`: The caller has no such session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "session.unknown",
                     *       "message": "The caller has no such session."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.email-taken",
                     *       "message": "An account with this email already exists."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong. `details` lists every fault."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again. (`driver.too-many-mails`: too many accounts have been created from this network, or for this mailbox.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "request.too-many",
                     *       "message": "The network has made 60 calls within an hour. `Retry-After` says when to try again. (`driver.too-many-mails`: too many accounts have been created from this network, or for this mailbox.)"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "driver.wrong-credentials",
                     *       "message": "The email address and password do not match."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong. `details` lists every fault."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Too many wrong passwords. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-tries",
                     *       "message": "Too many wrong passwords. `Retry-After` says when to try again."
                     *     }
                     */
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
            /** @description Nobody is signed in any more. */
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
                "application/json": components["schemas"]["AccountKeyBody"];
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
            /** @description `driver.dead-link`: The key is wrong or has expired. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.dead-link",
                     *       "message": "The key is wrong or has expired."
                     *     }
                     */
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
            /** @description `request.invalid`: The address is missing or wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The address is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.too-many`: The network has made 60 calls within an hour. `Retry-After` says when to try again. (`driver.too-many-mails`: too many emails to one address.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "request.too-many",
                     *       "message": "The network has made 60 calls within an hour. `Retry-After` says when to try again. (`driver.too-many-mails`: too many emails to one address.)"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.dead-link",
                     *       "message": "The key is wrong, has expired or has been used."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The password is too short or too long. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The password is too short or too long."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_changeRole: {
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.unknown",
                     *       "message": "There is no such account."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.own-account`: Admins cannot change their own role. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.own-account",
                     *       "message": "Admins cannot change their own role."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: There is no such role. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "There is no such role."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_deactivate: {
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.unknown",
                     *       "message": "There is no such account."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.own-account`: Admins cannot deactivate their own account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.own-account",
                     *       "message": "Admins cannot deactivate their own account."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Drivers_reactivate: {
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.unknown",
                     *       "message": "There is no such account."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.own-account`: Admins cannot reactivate their own account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.own-account",
                     *       "message": "Admins cannot reactivate their own account."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    History_list: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, plant number, reference or order number. */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong. `details` lists every fault."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    History_exportCsv: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, plant number, reference or order number. */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong. `details` lists every fault."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    History_exportZip: {
        parameters: {
            query?: {
                /** @description One kind of form only. */
                kind?: "timesheet" | "check-sheet" | null;
                /** @description Only drafts, or only sent forms. */
                status?: "draft" | "submitted" | null;
                /** @description Only forms for this customer. */
                customerId?: string | null;
                /** @description Only forms for this machine. */
                plantNumber?: string | null;
                /** @description Only forms of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, plant number, reference or order number. */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong. `details` lists every fault."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
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
                key: "theme" | "text-size" | "saved-emails" | "form-memory";
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
                    "application/json": components["schemas"]["ThemePreference"] | components["schemas"]["TextSizePreference"] | components["schemas"]["SavedEmailsPreference"] | components["schemas"]["FormMemoryPreference"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `preference.not-set`: It was never set. (`preference.unknown`: there is no such key.) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "preference.not-set",
                     *       "message": "It was never set. (`preference.unknown`: there is no such key.)"
                     *     }
                     */
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
                key: "theme" | "text-size" | "saved-emails" | "form-memory";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThemePreference"] | components["schemas"]["TextSizePreference"] | components["schemas"]["SavedEmailsPreference"] | components["schemas"]["FormMemoryPreference"];
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `preference.unknown`: There is no such key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "preference.unknown",
                     *       "message": "There is no such key."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The value does not have the shape of this key. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The value does not have the shape of this key. `details` lists every fault."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Companies_list: {
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
                    "application/json": components["schemas"]["CustomerResponse"][];
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
            /** @description `company.unknown`: There is no such customer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "company.unknown",
                     *       "message": "There is no such customer."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The order number is missing or too long. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The order number is missing or too long."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "machine.unknown-code",
                     *       "message": "No machine in the register has this code."
                     *     }
                     */
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
    Timesheets_complete: {
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
            /** @description `form.already-sent`: A form with this id has been sent; `details` says when. (`form.changed-meanwhile`: the draft has another version.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.already-sent",
                     *       "message": "A form with this id has been sent; `details` says when. (`form.changed-meanwhile`: the draft has another version.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong; `details` lists all of it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.)"
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The `id` is that of another person’s form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The `id` is that of another person’s form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.already-begun`: There is a draft with this `id`; `details` has its version. (`form.already-sent`: it has been sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.already-begun",
                     *       "message": "There is a draft with this `id`; `details` has its version. (`form.already-sent`: it has been sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong; `details` lists all of it."
                     *     }
                     */
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
            /** @description `form.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.changed-meanwhile`: It now has another version; `details` tells it. (`form.already-sent`: it has been sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.changed-meanwhile",
                     *       "message": "It now has another version; `details` tells it. (`form.already-sent`: it has been sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong; `details` lists all of it."
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The week ending is missing or not a date. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The week ending is missing or not a date."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_complete: {
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
            /** @description `form.already-sent`: A form with this id has been sent; `details` says when. (`form.changed-meanwhile`: the draft has another version.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.already-sent",
                     *       "message": "A form with this id has been sent; `details` says when. (`form.changed-meanwhile`: the draft has another version.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong; `details` lists all of it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `guest.too-many-forms`: The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.)"
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The `id` is that of another person’s form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The `id` is that of another person’s form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.already-begun`: There is a draft with this `id`; `details` has its version. (`form.already-sent`: it has been sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.already-begun",
                     *       "message": "There is a draft with this `id`; `details` has its version. (`form.already-sent`: it has been sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong; `details` lists all of it."
                     *     }
                     */
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
            /** @description `form.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form.changed-meanwhile`: It now has another version; `details` tells it. (`form.already-sent`: it has been sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form.changed-meanwhile",
                     *       "message": "It now has another version; `details` tells it. (`form.already-sent`: it has been sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is missing or wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is missing or wrong; `details` lists all of it."
                     *     }
                     */
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
            /** @description `form.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
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
                /** @description One tab only, or the completed sets. All open sets if absent. */
                bucket?: "ready" | "incomplete" | "needs-completion" | "completed" | null;
                /** @description Part of a driver’s name, plant number, company, order number or reference. */
                search?: string | null;
                /** @description Only sets of the week that ends on this Saturday. Any other day stands for its week. */
                week?: string | null;
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong. `details` lists every fault."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.too-many-streams`: The account listens in ten tabs already. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "form-set.too-many-streams",
                     *       "message": "The account listens in ten tabs already."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Collations_recompute: {
        parameters: {
            query?: {
                /** @description `next` of the call before. */
                after?: string | null;
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
                    "application/json": components["schemas"]["RecomputedResponse"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.completed`: It has been sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form-set.completed",
                     *       "message": "It has been sent."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.asked-already`: They have been asked within a day. `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "form-set.asked-already",
                     *       "message": "They have been asked within a day. `Retry-After` says when to try again."
                     *     }
                     */
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
            /** @description `form-set.unknown`: There is no such set, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set, or the caller may not read it."
                     *     }
                     */
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
            /** @description `form-set.unknown`: There is no such set, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set, or the caller may not read it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: It has not been dispatched. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form-set.not-completed",
                     *       "message": "It has not been dispatched."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "form-set.pdf-not-ready",
                     *       "message": "The PDF is being made."
                     *     }
                     */
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
            /** @description `form-set.unknown`: There is no such set, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set, or the caller may not read it."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set, or it is another driver’s."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set, or it is another driver’s."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.changed-meanwhile`: A form has changed since the screen showed it. (`form-set.approval-moved`: somebody else has collected something; `form-set.completed`: the set has been sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form-set.changed-meanwhile",
                     *       "message": "A form has changed since the screen showed it. (`form-set.approval-moved`: somebody else has collected something; `form-set.completed`: the set has been sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is wrong. `details` lists every fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is wrong. `details` lists every fault."
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.changed-meanwhile`: A form has changed since the screen showed it; nothing was sent. (`form-set.nothing-complete`: no form is complete.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form-set.changed-meanwhile",
                     *       "message": "A form has changed since the screen showed it; nothing was sent. (`form-set.nothing-complete`: no form is complete.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A name, signature, rating or address is missing or wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A name, signature, rating or address is missing or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `account.too-many-mails`: The account has sent as many mails as it may in a day. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "account.too-many-mails",
                     *       "message": "The account has sent as many mails as it may in a day."
                     *     }
                     */
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
            /** @description The set is completed. */
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
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account is not allowed to do this."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: It has not been dispatched. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form-set.not-completed",
                     *       "message": "It has not been dispatched."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The status is not `completed`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The status is not `completed`."
                     *     }
                     */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session has ended."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.unknown`: There is no such set, or it is another driver’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "form-set.unknown",
                     *       "message": "There is no such set, or it is another driver’s."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `form-set.not-completed`: It has not been dispatched, so nobody has a link. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "form-set.not-completed",
                     *       "message": "It has not been dispatched, so nobody has a link."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "suppression.unknown-key",
                     *       "message": "The key is not valid."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "suppression.unknown-key",
                     *       "message": "The key is not valid."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
}
