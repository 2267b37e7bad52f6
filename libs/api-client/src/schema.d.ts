export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Anyone. Touches nothing.
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
         * Can it serve?
         * @description Anyone. Asks the database and the queue in it.
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
         * @description Anyone. Sets an HttpOnly cookie that is good for this one form, its PDF and its photos for an hour.
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
        get: operations["FormLimits_ofCaller"];
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
         * @description Anyone. Whoever has the address. The file as it is, at most 10,485,760 bytes and 40 megapixels; its content decides what it is, not its Content-Type. It is stored as an upright JPEG of at most 2048 dots without metadata, belongs to no form and cannot be read until a form names it. A connection on which nothing comes for 30 seconds is closed.
         */
        put: operations["Uploads_receive"];
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
         * Who is signed in?
         * @description Everybody with an account. The account behind the session.
         */
        get: operations["Me_me"];
        put?: never;
        post?: never;
        /**
         * Delete the own account
         * @description Everybody with an account. Erases the account, its drafts and the mails about it, and ends all its sessions. What has been sent stays as a record of employment and billing, without its driver; the links in mails go on working.
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
         * Download everything that is kept of the caller
         * @description Everybody with an account. One JSON object: the account, what it has chosen and entered lately, where it is signed in, its mails, and all forms as their own calls answer them, drafts too, each with the last mail to each recipient. Photos are named by their addresses. No passwords and no secrets.
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
         * Send the mail to confirm the address again
         * @description Everybody with an account. Nothing is sent once the address is confirmed.
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
         * @description Everybody with an account. Ends every other session; this one goes on under a new cookie.
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
         * Where am I signed in?
         * @description Everybody with an account. The last used session first.
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
         * @description Everybody with an account. Ends one of the caller’s sessions at once.
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
         * Make an account
         * @description Anyone. Signs in at once, and mails a link by which the address is confirmed.
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
         * @description Anyone. Sets the cookie of a new session: 30 minutes from its last use, 12 hours at most.
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
         * @description Anyone. Ends this session; without one there is nothing to do.
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
         * @description Whoever has the mail. By the key of the link in the mail, good for 7 days.
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
         * @description Anyone. Mails a link to the address of an account. The answer is the same when there is none.
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
         * Set a new password by mail
         * @description Whoever has the mail. By the key of the link in the mail, good for an hour and once. Ends every session.
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
         * Give somebody another role
         * @description Admins. Ends the sessions of that account.
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
         * Take away somebody’s account
         * @description Admins. Ends its sessions at once; nothing is deleted.
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
         * Give somebody the account back
         * @description Admins. With the password that it had.
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
         * List the caller’s own forms
         * @description Everybody with an account. Timesheets and check sheets, drafts too, the last changed first. The header `Link: …; rel="next"` leads to the next page.
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
         * Download the caller’s own forms as a table
         * @description Everybody with an account. A row for each day of a timesheet with anything on it, and for each check sheet; drafts too. UTF-8 with a byte order mark; text that a spreadsheet would take for a formula begins with an apostrophe.
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
         * Download the PDFs of the caller’s own sent forms
         * @description Everybody with an account. In one ZIP. A PDF that is not made yet is named in a text file inside it.
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
         * List the caller’s preferences
         * @description Everybody with an account. Theme, text size, saved addresses and form memory in one answer; what was never set is absent.
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
         * @description Everybody with an account. In the shape in which it was put.
         */
        get: operations["Preferences_get"];
        /**
         * Keep a preference
         * @description Everybody with an account. In place of what was there: the last writer wins.
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
         * @description Anyone. Active companies by name, without their contact details.
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
         * Is this order number good for that customer?
         * @description Anyone.
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
         * List the codes to try the scanner with
         * @description Anyone. The codes of the machines of the demo; none unless a demo is seeded.
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
         * @description Anyone. Stores the form and answers at once; PDF and mails follow. All faults are reported together. With the `id` of a draft of the caller’s the draft itself is sent.
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
         * @description Everybody with an account. Any field may be missing, the customer too; what there is must be right. `id` may be one that the screen has made.
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
         * @description Its driver, supervisors and admins; those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["Timesheets_get"];
        /**
         * Save a draft of a timesheet
         * @description Everybody with an account. Replaces all of it: an absent field is empty. `version` is the one that the screen showed, without it the current one is meant; `id` is ignored.
         */
        put: operations["Timesheets_save"];
        post?: never;
        /**
         * Throw away a draft of a timesheet
         * @description Everybody with an account. With its signatures. A sent form that it corrects stays as it is.
         */
        delete: operations["Timesheets_throwAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a sent timesheet
         * @description Everybody with an account. Begins a draft with the same entries, without signatures and rating. Sent, it takes the place of the first. Asked again, the same draft is answered.
         */
        post: operations["Timesheets_correct"];
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
         * @description Everybody with an account. A draft with the same customer, firms, site, machine and driver, and for each day the same times, adjustment and site. Without signatures, rating, machine hours, standing and breakdown hours, notes and addresses.
         */
        post: operations["Timesheets_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a timesheet that was sent without an account
         * @description Everybody with an account. With the token of the answer to its sending, for 24 hours, under the name on it. It is the caller’s own from then on; asked again, it stays so.
         */
        post: operations["Timesheets_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a sent timesheet once more
         * @description Everybody with an account. To the same people, or to those named. Each gets a new mail; the form stays as it is.
         */
        post: operations["Timesheets_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a completed timesheet
         * @description Its driver, supervisors and admins; those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["Timesheets_pdf"];
        put?: never;
        post?: never;
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
         * @description Anyone. Stores the form and answers at once; PDF and mails follow. All faults are reported together. Of the `defect*` fields those of the vehicle are taken, and the 16 of the completed form on every vehicle; items may be left unanswered, which the PDF says. With the `id` of a draft of the caller’s the draft itself is sent; an account’s sheet goes to the customer’s own address too.
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
         * @description Everybody with an account. Any field may be missing, the customer too; what there is must be right. `id` may be one that the screen has made.
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
         * @description Its driver, supervisors and admins; those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["CheckSheets_get"];
        /**
         * Save a draft of a check sheet
         * @description Everybody with an account. Replaces all of it: an absent field is empty. `version` is the one that the screen showed, without it the current one is meant; `id` is ignored.
         */
        put: operations["CheckSheets_save"];
        post?: never;
        /**
         * Throw away a draft of a check sheet
         * @description Everybody with an account. With its signatures and its photos. A sent form that it corrects stays as it is.
         */
        delete: operations["CheckSheets_throwAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a sent check sheet
         * @description Everybody with an account. Begins a draft with the same entries, without signatures, with copies of the photos. Sent, it takes the place of the first. Asked again, the same draft is answered.
         */
        post: operations["CheckSheets_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a check sheet that was sent without an account
         * @description Everybody with an account. With the token of the answer to its sending, for 24 hours, under the name on it. It is the caller’s own from then on; asked again, it stays so.
         */
        post: operations["CheckSheets_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a sent check sheet once more
         * @description Everybody with an account. To the same people, or to those named. Each gets a new mail; the form stays as it is.
         */
        post: operations["CheckSheets_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-sheets/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a completed check sheet
         * @description Its driver, supervisors and admins; those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
         */
        get: operations["CheckSheets_pdf"];
        put?: never;
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
         * @description Its driver, supervisors and admins; those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).
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
         * Send no more mail to the recipient of a mail
         * @description Whoever has the mail. The answer is the same whether or not it was said before.
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
         * The same, posted by a mail program
         * @description Whoever has the mail. The address of the `List-Unsubscribe` header (RFC 8058); the body is not looked at.
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
        HealthAnswer: {
            /** @enum {string} */
            status: "ok";
        };
        ProblemBody: {
            /** @example 422 */
            statusCode: number;
            /**
             * @description For the program.
             * @example request.invalid
             */
            code: string;
            /**
             * @description A sentence for the user.
             * @example Write the date as YYYY-MM-DD.
             */
            message: string;
            /** @description Faults per field, or facts that the screen needs. */
            details?: {
                path: string;
                code: string;
                message: string;
            }[] | {
                [key: string]: unknown;
            };
        };
        OpenFormLink: {
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
        UploadAddressAnswer: {
            /**
             * @description Takes one file by PUT within 15 minutes.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…
             */
            uploadURL: string;
        };
        UploadedAnswer: {
            /**
             * @description What the file is called in a form. Nothing can be read there.
             * @example /api/objects/01938f00-0000-7000-8000-000000000001
             */
            url: string;
        };
        MeAnswer: {
            /** @example Łukasz Wójcik */
            fullName: string;
            /** Format: uuid */
            id: string;
            /** @example lukasz@hill-plant.co.uk */
            email: string;
            /** @enum {string} */
            role: "driver" | "supervisor" | "admin";
            /** @description True once the address is confirmed by the link in its mail. */
            confirmed: boolean;
        };
        DeleteAccountBody: {
            /** @description The password of the account. */
            password: string;
        };
        ChangePasswordBody: {
            /** @description The password until now. */
            currentPassword: string;
            /**
             * @description The new password, 10 to 128 characters.
             * @example correct horse battery
             */
            newPassword: string;
        };
        SessionAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Chrome on Android */
            device: string;
            /** Format: date-time */
            signedInAt: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt: string;
            /** @description True for the session of this very call. */
            current: boolean;
        };
        RegistrationBody: {
            /**
             * @description First name and last name.
             * @example Łukasz Wójcik
             */
            fullName: string;
            /**
             * @description One account per address, whatever the case of its letters.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description The new password, 10 to 128 characters.
             * @example correct horse battery
             */
            password: string;
        };
        SignedInAnswer: {
            /** @example Łukasz Wójcik */
            fullName: string;
        };
        SignInBody: {
            /**
             * @description The address of the account.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description Its password.
             * @example correct horse battery
             */
            password: string;
        };
        AccountKeyBody: {
            /** @description The key from the link in the mail. */
            key: string;
        };
        ForgottenPasswordBody: {
            /**
             * @description The address of the account.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
        };
        ResetPasswordBody: {
            /** @description The key from the link in the mail. */
            key: string;
            /**
             * @description The new password, 10 to 128 characters.
             * @example correct horse battery
             */
            password: string;
        };
        RoleBody: {
            /**
             * @description admin includes supervisor, supervisor includes driver.
             * @enum {string}
             */
            role: "driver" | "supervisor" | "admin";
        };
        HistoryMail: {
            /** @example hire@northgate-civils.co.uk */
            recipient: string;
            /**
             * @description `kept locally`: nothing leaves the machine of this installation.
             * @enum {string}
             */
            state: "waiting" | "queued" | "sent" | "kept locally" | "suppressed" | "failed";
            /**
             * @description 2 when it was sent again once.
             * @example 1
             */
            sendingNo: number;
            /** Format: date-time */
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
             * @description When it was saved or sent last.
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
             * @description The correction sent in its place.
             */
            supersededBy: string | null;
            /** @description The last mail to each recipient. */
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
             * @description How large everything is shown.
             * @enum {string}
             */
            value: "standard" | "large";
        };
        SavedEmailEntry: {
            /**
             * @description Kept in lower case.
             * @example lukasz@hill-plant.co.uk
             */
            email: string;
            /**
             * @description What it is called; may be empty.
             * @example Site office
             */
            label?: string | null;
            /**
             * Format: date-time
             * @description When a form was sent to it last.
             * @example 2026-11-21T14:05:00.000Z
             */
            lastUsed: string;
        };
        SavedEmailsPreference: {
            /** @description Addresses that forms were sent to, the latest first. */
            value: components["schemas"]["SavedEmailEntry"][];
        };
        FormMemoryLists: {
            /** @description Firms of the driver, the latest first. */
            companies: string[];
            /** @description Clients, the latest first. */
            clientCompanies: string[];
            /** @description Kinds of machine, the latest first. */
            machineTypes: string[];
            /** @description Plant numbers, the latest first. */
            plantNumbers: string[];
            /** @description Names of drivers, the latest first. */
            driverNames: string[];
            /** @description Sites, the latest first. */
            siteLocations: string[];
        };
        FormMemoryPreference: {
            /** @description What was entered lately. */
            value: components["schemas"]["FormMemoryLists"];
        };
        PreferencesAnswer: {
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            "text-size"?: "standard" | "large";
            /** @description The latest first. */
            "saved-emails"?: components["schemas"]["SavedEmailEntry"][];
            "form-memory"?: components["schemas"]["FormMemoryLists"];
        };
        CustomerAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Northgate Civils Ltd */
            name: string;
            /** @description True when a form for this company needs a valid order number. */
            requiresOrderValidation: boolean;
        };
        OrderNumberBody: {
            /**
             * @description As typed; case and outer spaces do not matter.
             * @example P-001234
             */
            orderNumber: string;
        };
        OrderValidationAnswer: {
            valid: boolean;
            /**
             * @description A sentence for the user.
             * @example Order number P-001234 is valid.
             */
            message: string;
        };
        VehicleAnswer: {
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
        DemoCodeAnswer: {
            /** @example GS-EX-0417 */
            code: string;
            /** @example 22 t tracked excavator, 600 mm bucket */
            description: string;
        };
        TimesheetBody: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can be sent once.
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
             * @description Last day of the week, a Saturday as a rule. Today when absent.
             * @example 2026-11-21
             */
            weekEnding?: string | null;
            /**
             * Format: uuid
             * @description The customer (company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Required where the customer asks for one.
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
             * @description Kind of machine.
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
             * @description Monday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Tuesday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Wednesday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Thursday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Friday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Saturday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Sunday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
        FormAcceptedAnswer: {
            /** @example true */
            success: boolean;
            /** @description A sentence for the user. */
            message: string;
            /** Format: uuid */
            id: string;
            /** @description Of a form that was sent without an account: for 24 hours whoever signs in under the name on it may claim it by this (`POST …/{id}/claim`). */
            claimToken?: string;
        };
        FormSavedAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * @description What the next save is to bring as `version`.
             * @example 2
             */
            version: number;
            /** Format: date-time */
            changedAt: string;
        };
        CopyTimesheetBody: {
            /**
             * Format: date
             * @description Last day of the new week, a Saturday as a rule.
             * @example 2026-11-21
             */
            weekEnding: string;
        };
        ClaimFormBody: {
            /** @description The `claimToken` of the answer to its sending. */
            token: string;
        };
        SendAgainBody: {
            /**
             * @description Those whom it was sent to when absent.
             * @example [
             *       "hire@northgate-civils.co.uk"
             *     ]
             */
            recipients?: string[] | null;
        };
        TimesheetAnswer: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can be sent once.
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
             * @description Last day of the week, a Saturday as a rule. Today when absent.
             * @example 2026-11-21
             */
            weekEnding?: string | null;
            /**
             * Format: uuid
             * @description The customer (company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Required where the customer asks for one.
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
             * @description Kind of machine.
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
             * @description Monday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Tuesday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Wednesday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Thursday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Friday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Saturday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Sunday: finish minus start minus break; a difference by a multiple of 0.5 is an adjustment
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
             * @description Printed on the form.
             * @example TS-7K3M9QXD
             */
            reference: string;
            /** @description Name of the customer when the form was saved or sent. */
            customerName: string | null;
            /** @enum {string|null} */
            supervisorRating: "happy" | "okay" | "unhappy" | null;
            supervisorNotes: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it was saved or sent last.
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
        };
        CheckSheetBody: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can be sent once.
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
             * @description The customer (company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Required where the customer asks for one.
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
            /** @description Kept as sent, and printed. */
            onHireTo?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; it says which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example DX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example Thwaites 9t
             */
            machineNumber?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /** @description Defects found and what was done about them. */
            defectsNotes?: string | null;
            /**
             * @description Addresses that uploads answered with; 1 without an account, else at most 5.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /** @description Why the machine stood, kept as sent and printed. */
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
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Kept as sent. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * Format: date
             * @description Day of the signature.
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
        CheckSheetAnswer: {
            /**
             * Format: uuid
             * @description UUIDv7 made by whoever begins the form; the same form can be sent once.
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
             * @description The customer (company of the register) that the form is for.
             */
            customerId?: string | null;
            /**
             * @description Required where the customer asks for one.
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
            /** @description Kept as sent, and printed. */
            onHireTo?: string | null;
            /**
             * @description The site.
             * @example Wharf Road, phase 2
             */
            siteLocation?: string | null;
            /**
             * @description Kind of machine; it says which items are checked.
             * @enum {string|null}
             */
            selectedVehicle?: "dumper" | "excavator" | "bulldozer" | "roller" | null;
            /**
             * @description Plant number.
             * @example DX-0417
             */
            plantNumber?: string | null;
            /**
             * @description Make and model.
             * @example Thwaites 9t
             */
            machineNumber?: string | null;
            /**
             * @description As read off the machine; "0" when it was not used.
             * @example 4512
             */
            machineHours?: string | null;
            /** @description Defects found and what was done about them. */
            defectsNotes?: string | null;
            /**
             * @description Addresses that uploads answered with; 1 without an account, else at most 5.
             * @example [
             *       "/api/objects/01935b2e-7c5e-7000-8000-000000000001"
             *     ]
             */
            photos?: string[] | null;
            /** @description Why the machine stood, kept as sent and printed. */
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
            /**
             * @description The driver’s full name.
             * @example Łukasz Wójcik
             */
            driverSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            operatorSignature?: string | null;
            /** @description Kept as sent. */
            operatorSignedName?: string | null;
            /** @description PNG data URL, at most 512 KB and 2000x1000. */
            clientSignature?: string | null;
            /** @description Name under the client’s signature. */
            clientSignedName?: string | null;
            /**
             * Format: date
             * @description Day of the signature.
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
            /**
             * @description Printed on the form.
             * @example CS-7K3M9QXD
             */
            reference: string;
            /** @description Name of the customer when the form was saved or sent. */
            customerName: string | null;
            /** @description Where the photos can be read, by whoever may read the form. */
            photoURLs: string[];
            /** Format: date-time */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it was saved or sent last.
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
        };
        SuppressionBody: {
            /** @description The key from the link in the mail. */
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
                    "application/json": components["schemas"]["HealthAnswer"];
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
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description `service.database-away`: The database or the queue cannot be reached. */
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
    FormLinks_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenFormLink"];
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
    FormLimits_ofCaller: {
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
                    "application/json": components["schemas"]["UploadAddressAnswer"];
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
                    "application/json": components["schemas"]["UploadedAnswer"];
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
            /** @description `photo.damaged`: It cannot be read to its end. (`photo.too-many-dots`: it has more than 40 megapixels.) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "photo.damaged",
                     *       "message": "It cannot be read to its end. (`photo.too-many-dots`: it has more than 40 megapixels.)"
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
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
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
            /** @description There is no such account any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.last-admin`: There would be no admin left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.last-admin",
                     *       "message": "There would be no admin left."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.wrong-password`: The password is wrong. (`request.invalid` when it is missing.) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "driver.wrong-password",
                     *       "message": "The password is wrong. (`request.invalid` when it is missing.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Wrong too often; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-tries",
                     *       "message": "Wrong too often; `Retry-After` says when to try again."
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
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
            /** @description The mail is on its way, or not needed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-mails`: Asked for too often; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-mails",
                     *       "message": "Asked for too often; `Retry-After` says when to try again."
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The new password is too short or too long. (`driver.wrong-password` when the one until now is wrong.) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The new password is too short or too long. (`driver.wrong-password` when the one until now is wrong.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `driver.too-many-tries`: Wrong too often; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-tries",
                     *       "message": "Wrong too often; `Retry-After` says when to try again."
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
                    "application/json": components["schemas"]["SessionAnswer"][];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
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
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
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
                    "application/json": components["schemas"]["SignedInAnswer"];
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
            /** @description `request.too-many`: The network has called this 60 times within an hour; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "request.too-many",
                     *       "message": "The network has called this 60 times within an hour; `Retry-After` says when to try again."
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
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description `driver.wrong-credentials`: Email and password do not belong together. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "driver.wrong-credentials",
                     *       "message": "Email and password do not belong together."
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
            /** @description `driver.too-many-tries`: Wrong too often; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "driver.too-many-tries",
                     *       "message": "Wrong too often; `Retry-After` says when to try again."
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
            /** @description Nobody is signed in here. */
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
            /** @description `driver.dead-link`: The key is wrong or too old. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.dead-link",
                     *       "message": "The key is wrong or too old."
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
            /** @description If there is such an account, a mail is on its way. */
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
            /** @description `request.too-many`: The network has called this 60 times within an hour; `Retry-After` says when to try again. `driver.too-many-mails` for one address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "request.too-many",
                     *       "message": "The network has called this 60 times within an hour; `Retry-After` says when to try again. `driver.too-many-mails` for one address."
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
            /** @description The password is set; sign in with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `driver.dead-link`: The key is wrong, too old or used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "driver.dead-link",
                     *       "message": "The key is wrong, too old or used."
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
            /** @description The role is given. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account has not the role for it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account has not the role for it."
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
            /** @description `driver.own-account`: Nobody takes away his own role. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.own-account",
                     *       "message": "Nobody takes away his own role."
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
            /** @description Nobody signs in to the account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account has not the role for it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account has not the role for it."
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
            /** @description `driver.own-account`: Nobody takes away his own account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.own-account",
                     *       "message": "Nobody takes away his own account."
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
            /** @description The account can be signed in to. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `auth.not-allowed`: The account has not the role for it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 403,
                     *       "code": "auth.not-allowed",
                     *       "message": "The account has not the role for it."
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
            /** @description `driver.own-account`: Whoever asks has an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "driver.own-account",
                     *       "message": "Whoever asks has an account."
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
                /** @description Drafts only, or sent forms only. */
                status?: "draft" | "submitted" | null;
                /** @description Forms for this customer. */
                customerId?: string | null;
                /** @description Forms of this machine. */
                plantNumber?: string | null;
                /** @description Forms of the week that ends with this Saturday; another day stands for its week. */
                week?: string | null;
                /** @description Part of a driver’s name, site, plant number, reference or order number. */
                search?: string | null;
                /** @description From the `Link` of the page before. */
                after?: string | null;
                /** @description Forms of a page; 20 when absent. */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong; `details` lists all that are. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong; `details` lists all that are."
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
                /** @description Drafts only, or sent forms only. */
                status?: "draft" | "submitted" | null;
                /** @description Forms for this customer. */
                customerId?: string | null;
                /** @description Forms of this machine. */
                plantNumber?: string | null;
                /** @description Forms of the week that ends with this Saturday; another day stands for its week. */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong; `details` lists all that are. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong; `details` lists all that are."
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
                /** @description Drafts only, or sent forms only. */
                status?: "draft" | "submitted" | null;
                /** @description Forms for this customer. */
                customerId?: string | null;
                /** @description Forms of this machine. */
                plantNumber?: string | null;
                /** @description Forms of the week that ends with this Saturday; another day stands for its week. */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: A filter is wrong; `details` lists all that are. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "A filter is wrong; `details` lists all that are."
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
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
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
                /** @description Which preference; says which shape it has. */
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `preference.not-set`: Never set. (`preference.unknown` where there is no such key.) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "preference.not-set",
                     *       "message": "Never set. (`preference.unknown` where there is no such key.)"
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
                /** @description Which preference; says which shape it has. */
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
            /** @description It is kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
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
            /** @description `request.invalid`: The value is not in the shape of this key; `details` lists all faults. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The value is not in the shape of this key; `details` lists all faults."
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
                    "application/json": components["schemas"]["CustomerAnswer"][];
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
                    "application/json": components["schemas"]["OrderValidationAnswer"];
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
                    "application/json": components["schemas"]["VehicleAnswer"];
                };
            };
            /** @description `machine.unknown-code`: No machine of the register carries this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "machine.unknown-code",
                     *       "message": "No machine of the register carries this code."
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
                    "application/json": components["schemas"]["DemoCodeAnswer"][];
                };
            };
        };
    };
    Timesheets_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
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
                    "application/json": components["schemas"]["FormAcceptedAnswer"];
                };
            };
            /** @description `timesheet.already-sent`: A form with this id has been sent; `details` says when. (`timesheet.changed-meanwhile`: the draft has another version.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.already-sent",
                     *       "message": "A form with this id has been sent; `details` says when. (`timesheet.changed-meanwhile`: the draft has another version.)"
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
            /** @description `guest.too-many-forms`: The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.)"
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
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: The `id` is that of another person’s form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "The `id` is that of another person’s form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.already-begun`: There is a draft with this `id`; `details` has its version. (`timesheet.already-sent`: it is sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.already-begun",
                     *       "message": "There is a draft with this `id`; `details` has its version. (`timesheet.already-sent`: it is sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is wrong; `details` lists all of it."
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
                    "application/json": components["schemas"]["TimesheetAnswer"];
                };
            };
            /** @description `timesheet.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.changed-meanwhile`: It has another version now; `details` tells it. (`timesheet.already-sent`: it is sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.changed-meanwhile",
                     *       "message": "It has another version now; `details` tells it. (`timesheet.already-sent`: it is sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is wrong; `details` lists all of it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_throwAway: {
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.already-sent`: It is sent; `details` says when. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.already-sent",
                     *       "message": "It is sent; `details` says when."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_correct: {
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.superseded`: A correction has been sent; `details` names it. (`timesheet.not-sent`: it is a draft.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.superseded",
                     *       "message": "A correction has been sent; `details` names it. (`timesheet.not-sent`: it is a draft.)"
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
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: The week ending is missing or no date. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "The week ending is missing or no date."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_claim: {
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
            /** @description The timesheet is the caller’s own. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: There is no such form; the token is wrong, too old, or used by another. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "There is no such form; the token is wrong, too old, or used by another."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.other-name`: The name on the form is not that of the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.other-name",
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
    Timesheets_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAgainBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: There are no addresses, too many, or some that are none. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "There are no addresses, too many, or some that are none."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `guest.too-many-forms`: The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "timesheet.pdf-not-ready",
                     *       "message": "The PDF is being made."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    Timesheets_pdf: {
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
            /** @description `timesheet.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "timesheet.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "timesheet.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `timesheet.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "timesheet.pdf-not-ready",
                     *       "message": "The PDF is being made."
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
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
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
                    "application/json": components["schemas"]["FormAcceptedAnswer"];
                };
            };
            /** @description `check-sheet.already-sent`: A form with this id has been sent; `details` says when. (`check-sheet.changed-meanwhile`: the draft has another version.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.already-sent",
                     *       "message": "A form with this id has been sent; `details` says when. (`check-sheet.changed-meanwhile`: the draft has another version.)"
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
            /** @description `guest.too-many-forms`: The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.)"
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
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.unknown`: The `id` is that of another person’s form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "The `id` is that of another person’s form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.already-begun`: There is a draft with this `id`; `details` has its version. (`check-sheet.already-sent`: it is sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.already-begun",
                     *       "message": "There is a draft with this `id`; `details` has its version. (`check-sheet.already-sent`: it is sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is wrong; `details` lists all of it."
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
                    "application/json": components["schemas"]["CheckSheetAnswer"];
                };
            };
            /** @description `check-sheet.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.changed-meanwhile`: It has another version now; `details` tells it. (`check-sheet.already-sent`: it is sent.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.changed-meanwhile",
                     *       "message": "It has another version now; `details` tells it. (`check-sheet.already-sent`: it is sent.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: Something is wrong; `details` lists all of it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "Something is wrong; `details` lists all of it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_throwAway: {
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
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.already-sent`: It is sent; `details` says when. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.already-sent",
                     *       "message": "It is sent; `details` says when."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_correct: {
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
                    "application/json": components["schemas"]["FormSavedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.superseded`: A correction has been sent; `details` names it. (`check-sheet.not-sent`: it is a draft.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.superseded",
                     *       "message": "A correction has been sent; `details` names it. (`check-sheet.not-sent`: it is a draft.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_claim: {
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
            /** @description The check sheet is the caller’s own. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.unknown`: There is no such form; the token is wrong, too old, or used by another. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "There is no such form; the token is wrong, too old, or used by another."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.other-name`: The name on the form is not that of the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.other-name",
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
    CheckSheets_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept 48 hours: the same key with the same body gives the first answer again, with another body 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAgainBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormAcceptedAnswer"];
                };
            };
            /** @description `auth.sign-in-needed`: Nobody is signed in, or the session is over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 401,
                     *       "code": "auth.sign-in-needed",
                     *       "message": "Nobody is signed in, or the session is over."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.unknown`: The caller has no such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "The caller has no such form."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `request.invalid`: There are no addresses, too many, or some that are none. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 422,
                     *       "code": "request.invalid",
                     *       "message": "There are no addresses, too many, or some that are none."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `guest.too-many-forms`: The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 429,
                     *       "code": "guest.too-many-forms",
                     *       "message": "The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.)"
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "check-sheet.pdf-not-ready",
                     *       "message": "The PDF is being made."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    CheckSheets_pdf: {
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
            /** @description `check-sheet.unknown`: There is no such form, or the caller may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "There is no such form, or the caller may not read it."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.not-sent`: It is a draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 409,
                     *       "code": "check-sheet.not-sent",
                     *       "message": "It is a draft."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description `check-sheet.pdf-not-ready`: The PDF is being made. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 503,
                     *       "code": "check-sheet.pdf-not-ready",
                     *       "message": "The PDF is being made."
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
            /** @description `check-sheet.unknown`: There is no such form, or the caller may not read it. (`upload.unknown`: the form has no such photo.) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "check-sheet.unknown",
                     *       "message": "There is no such form, or the caller may not read it. (`upload.unknown`: the form has no such photo.)"
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
            /** @description Nothing more is sent to this address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `suppression.unknown-key`: The key is not one of ours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "suppression.unknown-key",
                     *       "message": "The key is not one of ours."
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
                /** @description The key from the header of the mail. */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing more is sent to this address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `suppression.unknown-key`: The key is not one of ours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusCode": 404,
                     *       "code": "suppression.unknown-key",
                     *       "message": "The key is not one of ours."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
}
