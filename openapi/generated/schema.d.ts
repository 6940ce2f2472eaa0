export interface paths {
    "/api/auth/login": {
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
         * @description Opens a session. An unknown address and a wrong password are answered alike, and in the same time. The older session of the refresh cookie, if there is one, ends.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the session
         * @description Answers a new access token and replaces the refresh token. A refresh token that was replaced more than 10 seconds ago ends the whole session. Pages of other sites may not call it.
         */
        get: operations["refreshSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Ends the session of the refresh token, if there is one, and removes the cookie. Pages of other sites may not call it.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Act as a company
         * @description Continues the session in another company, one that the caller belongs to, or any for those who may manage companies.
         */
        get: operations["actAsCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to reset the password
         * @description Sends a link that works once, for 30 minutes. The answer is the same whether the address is known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password
         * @description Sets a new password with the token of a link, and ends all sessions of the user.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description Where the caller is signed in: since when, from which browser and network as far as they are known, and when the session was last renewed, which browsers do every 15 minutes.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /**
         * End the other sessions
         * @description Ends all sessions of the caller but the one that asks.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions
         * @description Ends a session of the caller at once. A session of another person is not found, nor is one that has ended.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description The companies that the caller may read, by name.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description A new company with its general information; everything else is given section by section.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a company
         * @description A company with all that belongs to it.
         */
        get: operations["getCompany"];
        /**
         * Change the general information of a company
         * @description Name, address, language, currency, contact and what else is general. Fields that are not sent stay as they are; null clears.
         */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the locations of a company
         * @description The places where the company works. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateCompanyLocations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/departments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the departments of a company
         * @description The departments. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed. A department that people belong to is not removed.
         */
        put: operations["updateCompanyDepartments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/finance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change how a company pays
         * @description Payment, cards, invoices, reference fields, booking fee, and how far a price may rise and how long an approval may take. Fields that are not sent stay as they are; null clears. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateCompanyFinance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/gdsProfile/flight": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the airline memberships of a company
         * @description Memberships with airlines. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateCompanyFlightProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/gdsProfile/hotel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the hotel memberships and rate codes of a company
         * @description Memberships with hotels and codes of negotiated rates. Fields that are not sent stay as they are; null clears. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateCompanyHotelProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/gdsProfile/car": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the car rental memberships of a company
         * @description Memberships with car rentals. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateCompanyCarProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/gdsProfile/remarks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the remarks of a company
         * @description Remarks for every booking.
         */
        put: operations["updateCompanyRemarks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/travelPolicies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the travel policies of a company
         * @description The rules for flights, hotels and cars. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed. A policy that people have is not removed.
         */
        put: operations["updateTravelPolicies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/travelPolicies/examples": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what a policy can be tried on
         * @description Searches of the company whose days are still to come, and its trips, the latest first. Of searches, the last twenty are kept.
         */
        get: operations["listPolicyExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/travelPolicies/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a policy
         * @description What a policy that is still being written would say to the offers of a search or a trip, beside what is said today: by the policy that is named, else by the default one of the company. Nothing is changed.
         */
        post: operations["previewPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/day": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the day of a company
         * @description Who travels now, what waits for an approval, and what was booked this month and the month before, for those who may read the company.
         */
        get: operations["getCompanyDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a company
         * @description Who has changed what of the company and of the places that people have in it, the latest first.
         */
        get: operations["getCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users of a company
         * @description The users of a company that the caller may read, by last name.
         */
        get: operations["listCompanyUsers"];
        put?: never;
        /**
         * Add a user to a company
         * @description Adds an existing user to one more company.
         */
        post: operations["createCompanyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import users of a company from a table
         * @description Reads a table with a heading (CSV, RFC 4180) and creates or changes one user a row, identified by the e-mail address; a column that is missing changes nothing, an empty cell clears. Departments and travel policies go by their names, approvers by their addresses, and these may stand in any row of the table. With `dryRun` nothing is written. With `Accept: application/x-ndjson` each row's outcome is sent as soon as it is known, and the caller can disconnect at any time: the reported rows are done, the others are not. The last line has the counts; an answer without it is not complete.
         */
        post: operations["importCompanyUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Export the users of a company as a table
         * @description All users of the company, for those who may read all of them, in the columns that the import reads; more than 20,000 are refused. A cell that a spreadsheet would calculate begins with an apostrophe, which the import takes away again.
         */
        get: operations["exportCompanyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/{companyUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a user's membership in a company
         * @description A user's membership in a company with all its details.
         */
        get: operations["getCompanyUser"];
        /**
         * Change a user's membership in a company
         * @description Role, department, policy, approvers and what else holds in this company only. Fields that are not sent stay as they are; null clears. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateCompanyUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/{companyUserId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a user's membership in a company
         * @description Who has changed what of the membership, the latest first.
         */
        get: operations["getCompanyUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/{companyUserId}/delegate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the delegate of a company user
         * @description Who decides on trips for the company user. For the company user, company admins and site admins.
         */
        get: operations["getDelegation"];
        /**
         * Name the delegate of a company user
         * @description The delegate decides beside the company user on the trips that the company user may decide on, except on their own; a delegate of a delegate does not. A delegation that exists is replaced.
         */
        put: operations["setDelegation"];
        post?: never;
        /**
         * Remove the delegate of a company user
         * @description From now on only the company user decides; without a delegate nothing changes.
         */
        delete: operations["removeDelegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/{companyUserId}/delegate/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Search the colleagues who could be the delegate
         * @description Names of active users of the company, for those who may name the delegate.
         */
        get: operations["listDelegateCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/{companyUserId}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get what a membership can refer to
         * @description The names of the company's departments and travel policies, for the person of the membership and for those who may read the company.
         */
        get: operations["getMembershipChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{companyId}/users/{companyUserId}/changeRequests/{requestId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over what a person asked for in their membership
         * @description Changes the membership as if it were sent by the caller, who needs the same permission, and removes the request. A mail tells the person, without the values.
         */
        post: operations["acceptMembershipRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups of companies
         * @description The groups that the caller may read, by name.
         */
        get: operations["listCompanyGroups"];
        put?: never;
        /**
         * Create a group of companies
         * @description A new group.
         */
        post: operations["createCompanyGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/{companyGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a group of companies
         * @description A group with its companies.
         */
        get: operations["getCompanyGroup"];
        /**
         * Change a group of companies
         * @description Its name, whether it is active, and its companies. Fields that are not sent stay as they are; null clears. The companies are sent whole.
         */
        put: operations["updateCompanyGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/{companyGroupId}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the companies of a group
         * @description The companies of the group, by name.
         */
        get: operations["listCompaniesOfGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/{companyGroupId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a group of companies
         * @description Who has changed what of the group, the latest first. That a company joined or left is shown only to those who may read the history of that company; for others, entries without anything else are left out.
         */
        get: operations["getCompanyGroupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The users that the caller may read, by last name.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description A new person with a first membership in a company, and an invitation if wanted.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description A person with the whole profile.
         */
        get: operations["getUser"];
        /**
         * Change the account and the personal data of a user
         * @description Name, address, e-mail and what else is personal. Fields that are not sent stay as they are; null clears.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a password
         * @description Sets a new password, proved by the caller's own current one, and ends all sessions of the user but the one that made the change.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the sessions of a user
         * @description Signs the user out in all browsers. For site admins, and for the company admin of a company that the user works for.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/passports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the passports of a user
         * @description Passports with their visas. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updatePassports"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/finance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the cards of a user
         * @description Cards of the person. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateUserFinance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/gdsProfile/flight": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change how a user flies
         * @description Seat, meal, notes to airlines and memberships. Fields that are not sent stay as they are; null clears. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateUserFlightProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/gdsProfile/hotel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the hotel memberships of a user
         * @description Memberships with hotels. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateUserHotelProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/gdsProfile/car": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the car rental memberships of a user
         * @description Memberships with car rentals. Lists are sent whole: an entry with its id is the one that exists, one without is new, and one that is missing is removed.
         */
        put: operations["updateUserCarProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/gdsProfile/remarks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the remarks of a user
         * @description Remarks for every booking.
         */
        put: operations["updateUserRemarks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the picture of a user
         * @description A JPEG, PNG or WebP picture of at most 5 MB and 40 million pixels; the type is read from its bytes. It is encoded again, upright and without metadata, and a thumbnail is made of it.
         */
        put: operations["setUserImage"];
        post?: never;
        /**
         * Remove the picture of a user
         * @description The person is shown by initials again.
         */
        delete: operations["removeUserImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the history of a user
         * @description Who has changed what of the person, the latest first.
         */
        get: operations["getUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/changeRequests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what a person asked to have changed in their profile
         * @description For the person themself, and for those who may change the profile.
         */
        get: operations["listProfileRequests"];
        put?: never;
        /**
         * Ask for a change of the own profile
         * @description Stores what the person wants to have changed in one section, for those who may change it; a mail says only that a request waits. It replaces an earlier request for the same section.
         */
        post: operations["askForProfileChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/changeRequests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an own request
         * @description Also removes one that was declined, once its person has read why.
         */
        delete: operations["withdrawProfileRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/changeRequests/{requestId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over what a person asked for
         * @description Changes the section as if it were sent by the caller, who needs the same permission, and removes the request. A mail tells the person, without the values.
         */
        post: operations["acceptProfileRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/changeRequests/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline what a person asked for
         * @description The person reads the reason on their profile; a mail says only that the request was declined.
         */
        post: operations["declineProfileRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/sendInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send an invitation
         * @description Sends the user a mail with a link to choose a password, valid for 7 days. A user who is not active is refused with `user_inactive`, because the link would be.
         */
        put: operations["sendInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enums/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language, by its tag (RFC 5646); one that is not known answers in English */
                lang: string;
            };
            cookie?: never;
        };
        /**
         * List choices
         * @description The choices of one category, or of all.
         */
        get: operations["listEnums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/flight/airports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search airports
         * @description The airports and metropolitan areas that fit what a traveller has typed, at most 20, the likeliest first: the code, the beginning of the city's name, of the airport's name, of any of their words, or some part of them. Accents and case do not matter.
         */
        get: operations["searchAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a traveller's policy
         * @description The travel policy by which offers for a traveller are judged: their own, else the default one of their company. It is given for those whom the caller may book for.
         */
        get: operations["getTravelerPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/flight/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search flights
         * @description What can be flown, with the price for one traveller and what the travellers' policies say. With `Accept: application/x-ndjson` the answer has a line from each source as soon as it has answered, and at last a line with the counts; an answer without that line is not complete. Without it the same lines come in one piece.
         *
         *     What the policy hides is left out and counted. An offer is identified by a token, which is valid for half an hour, for exactly these travellers.
         */
        post: operations["searchFlights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/flight/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare the prices of days
         * @description What a trip costs on the days up to three before and after those that are asked about: seven days one way, 49 pairs of days for a round trip. Days that can't be booked are left out: those that are over at the airport, those for which airlines don't sell seats yet, and returns before the departure.
         *
         *     With the type `application/x-ndjson` the answer has a line for each pair of days as soon as its prices are known, the nearest days first, and at last a line that ends it; an answer without that line is not complete. With any other type it has the same lines in one piece.
         *
         *     Prices are those that a search for the same days finds. What the policy hides has no price here. The call counts as one search and is not a recent search; when the connection is closed, nothing more is searched.
         */
        post: operations["searchFlightDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/flight/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select a flight
         * @description Prices an offer again, and says all that has to be known before it is bought: its conditions, its price in lines and whether that has changed, and what the policies say, rule by rule. The offer token in the answer replaces the one that was sent. Seats and bags are priced with it and count in the total; one that is gone or dearer than what was sent is an outcome of its own.
         */
        post: operations["selectFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/flight/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List seats and bags
         * @description The seat maps of an offer's segments, and the bags that can be bought, with their prices for one traveller.
         */
        post: operations["listSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/hotel/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search hotels
         * @description Hotels around a point, with their cheapest rates and what the travellers' policies say. With `Accept: application/x-ndjson` the answer has a line from each source as soon as it has answered, and from the first one, when it has found many, two: the nearest hotels come ahead of the others; a hotel that several sources know comes several times, with the same `propertyId`, and is one. Without it all sources come in one line, each hotel once. At last there is a line with the counts; an answer without it is not complete.
         *
         *     What the policy hides is left out and counted. A rate is identified by a token, which is valid for half an hour, for exactly these travellers.
         */
        post: operations["searchHotels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/hotel/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the details of a hotel
         * @description A hotel with its pictures and all its rates for a stay, the cheapest first, and what the travellers' policies say to each. Rates that the policy hides are left out and counted.
         */
        post: operations["getHotelDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/hotel/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a hotel rate
         * @description Prices a rate again, and says all that has to be known before it is bought: its conditions, its price in lines and whether that has changed, and what the policies say, rule by rule. The offer token in the answer replaces the one that was sent.
         */
        post: operations["checkHotelRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/car/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search cars
         * @description Rental cars at an airport or around a point, with what the travellers' policies say. With `Accept: application/x-ndjson` the answer has a line from each source as soon as it has answered, and at last a line with the counts; an answer without that line is not complete. Without it the same lines come in one piece.
         *
         *     What the policy hides is left out and counted. An offer is identified by a token, which is valid for half an hour, for exactly these travellers.
         */
        post: operations["searchCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/car/stations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the car rental stations of a place
         * @description Where cars are rented at an airport or around a point, with the opening hours, so that a time outside them can be seen before searching. Changes nothing.
         */
        post: operations["listCarStations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/car/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a rental car
         * @description Prices a rental car again, and says all that has to be known before it is bought: its stations and conditions, its price in lines and whether that has changed, and what the policies say, rule by rule. The offer token in the answer replaces the one that was sent.
         */
        post: operations["checkCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a booking needs
         * @description How trips of these travellers are paid, what has to be stated, and who approves them.
         */
        post: operations["getCheckoutTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what travellers have planned
         * @description The parts of requested and booked trips that these travellers of the company have in the days, so that a new booking can be compared with them. Only parts of trips that the caller may read are listed, 50 at most, the first ones first; bookings of the agency are left out, because only their days are known.
         */
        post: operations["listTravelerPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/earlier-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List searches to repeat
         * @description What the caller usually and last searched for in the company that the session acts in, and what many people of it search for. A search for a day that has passed comes without its days, and so do those of other people, of which at least five must have searched for the same.
         */
        get: operations["listEarlierSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the locations of the company
         * @description Where the company that the session acts in works, to search from there.
         */
        get: operations["listBookingLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/drafts/{flow}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is not finished */
                flow: components["schemas"]["DraftKind"];
            };
            cookie?: never;
        };
        /**
         * Get an unfinished booking
         * @description Where the caller left a booking in the company that the session acts in.
         */
        get: operations["getBookingDraft"];
        /**
         * Save an unfinished booking
         * @description Keeps how far the caller has come and replaces the revision that it was made on. When another tab or device has saved or removed the draft since, it is refused and changes nothing.
         */
        put: operations["saveBookingDraft"];
        post?: never;
        /**
         * Forget an unfinished booking
         * @description Removes the draft at the revision that the caller has seen; there need not be one. A newer one stays and is answered with 409.
         */
        delete: operations["deleteBookingDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trips
         * @description The trips that the caller may read in the company that the session acts in.
         */
        get: operations["listTrips"];
        put?: never;
        /**
         * Create a trip
         * @description Holds what is wanted, and books it at once or asks for the approvals that the policy wants. A price that has risen beyond the tolerance, an offer that is gone and a policy that now asks for another approval are refused, and nothing is bought. With `tripId`, an existing trip takes the parts: what is booked of it stays as it is, even if they fail; `fields` of a refusal name the parts that can't be had, such as `/body/parts/1`.
         */
        post: operations["createTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count trips
         * @description How many trips each filter finds among those that the caller may read. `toDecide` depends on no parameter.
         */
        get: operations["countTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's next trip
         * @description The trip on which the caller travels now, or next, in the company that the session acts in.
         */
        get: operations["getNextTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/offlineRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for something in words
         * @description Asks the agency for what can't be searched: groups, rail, help with a visa, special wishes. It becomes a trip without parts, on which those who may update the trips of the company work: they record what they have booked elsewhere, ask and answer, and close it with a reason. The agency gets a mail where the configuration names its address.
         */
        post: operations["createOfflineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a trip
         * @description A trip with its parts and its history.
         */
        get: operations["getTrip"];
        /**
         * Change a trip
         * @description Changes what was said with the request while the trip is not over, and requests a rejected or expired trip again, or those parts of any other that could not be booked: they are held again, at the prices that the renewal showed, and the trip waits for its approval or is booked. Refused is what costs more than that beyond the tolerance (`price_changed`), needs another approval (`approval_changed`) can't be had (`offer_sold_out`, `offer_expired`, `extra_gone`) or is ordered for the same traveller by another order (`order_pending`, which says by whom); nothing is held then. The same request sent again after a lost answer holds nothing twice: once it has succeeded, it is answered with 412 and the trip.
         */
        put: operations["updateTrip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a trip
         * @description Approves the trip as it was seen, at the level that waits; a caller who may decide at the second level, too, decides for both. After the last level its parts are booked. Who decides on behalf of another person is named with them.
         */
        post: operations["approveTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a trip or send it back
         * @description Refuses the trip as it was seen, or sends it back for changes. What is held for it is given back; what is booked already stays booked. It can be requested again.
         */
        post: operations["rejectTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See what it means to request a trip again
         * @description Asks the suppliers what the parts of a rejected or expired trip, or those of any other that could not be booked, cost now, and who would have to approve it. Nothing is held.
         */
        get: operations["getTripRenewal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a trip
         * @description Cancels some parts or all of them. What is only held is given back; what is booked is cancelled at its supplier, which the answer shows as under way. Parts that are named are cancelled together: when one of them can't be, nothing is changed. Of a booked trip that is cancelled as a whole, what has begun and what its supplier does not allow to be cancelled stays booked, unless a penalty was shown for it. While parts that were added wait for an approval, these are named together, or the trip is cancelled as a whole; what has begun stays booked then, too. A part that could not be booked is left out when it is named, and the trip goes on with the others.
         */
        post: operations["cancelTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Ask what a cancellation would cost
         * @description Asks the suppliers what is refunded and what is kept when the parts of a trip are cancelled now.
         */
        get: operations["quoteTripCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the own calendar has an address
         * @description Whether calendars can subscribe to the caller's trips, and since when.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Make an address for the own calendar
         * @description Makes a secret address to which calendars subscribe; an earlier one ends at once. Only the caller's own parts of trips are read there.
         */
        post: operations["createCalendarFeed"];
        /**
         * End the address of the own calendar
         * @description Calendars that have subscribed get nothing any more.
         */
        delete: operations["endCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/{secret}/trips.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret that a person was given */
                secret: components["schemas"]["CalendarSecret"];
            };
            cookie?: never;
        };
        /**
         * Read the calendar of a person
         * @description The own parts of the trips of a person, of the last month and from now on, without names of others. It ends when the person makes another address, switches it off or leaves.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-decisions/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what a link in a mail asks for
         * @description Shows the request that a mail was about. It decides nothing, and says no more than the mail did.
         */
        post: operations["showMailDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide from a mail
         * @description Decides with the secret of a mail, once, and only on what the mail was about. What has happened since is answered instead, such as a trip that has changed or who has decided already.
         */
        post: operations["decideByMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/parts/{partId}/change/quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the booked part */
                partId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a change would cost
         * @description Asks the supplier what it would cost to change a booked part into what is wanted, and says what would be lost by it. Nothing is held or changed. A part that can't be changed online is refused with `not_changeable`, another airline, route, hotel or rental company with `other_than_booked`, and the same room or car as before with `nothing_changed`.
         */
        post: operations["quotePartChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/parts/{partId}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the booked part */
                partId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a booked part
         * @description Changes a booked part as it was quoted, or asks for the approvals that its quote names. The trip and its bookings stay as they are until the supplier has carried out the change; the answer shows it as under way or waiting. A price or penalty above what was agreed to, an offer that is gone and an approval that the quote did not name, because the policy or the company's limit of changes without approval has changed, are refused, and nothing changes.
         */
        post: operations["changePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/changes/{changeId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change
         * @description Approves a change as it was seen, at the level that waits; a caller who may decide at the second level, too, decides for both. After the last level the supplier is asked to carry it out.
         */
        post: operations["approveChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/changes/{changeId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a change
         * @description Refuses a change as it was seen; the part stays booked as it is.
         */
        post: operations["rejectChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/changes/{changeId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change
         * @description Withdraws a change that waits for an approval; the part stays booked as it is.
         */
        post: operations["withdrawChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/changes/{changeId}/price": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See how the price of a change has moved since its request
         * @description Asks the supplier what a change that waits costs now. Only who may decide on it may ask. Nothing is held or changed, and within a minute the supplier is asked once.
         */
        get: operations["getChangePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/airline-changes/{airlineChangeId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change by the airline */
                airlineChangeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a change by the airline
         * @description Accepts the flights of a change by the airline as they were shown, or notes that they were settled with the airline. The airline is asked first whether it has changed them again; then nothing is accepted.
         */
        post: operations["acceptAirlineChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See how the price has moved since the request
         * @description Asks the suppliers what the parts of a trip that waits cost now. Only who may decide on it may ask. Nothing is held or bought, and within a minute they are asked once.
         */
        get: operations["getWaitingPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the traveller before a decision
         * @description Asks those who travel or asked for the trip something before it, or a change of one of its parts, is decided on. Who may decide may ask. The question decides nothing: it keeps waiting, until the same deadline.
         */
        post: operations["askTraveler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the question */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question of an approver
         * @description Answers what an approver has asked, as long as the decision is open. Who travels or asked for the trip answers, once: the same answer again changes nothing, another one is refused.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a message about a request
         * @description Asks or answers something about an open request in words. What the agency writes goes to the travellers and those who asked for it, and what they write goes to the agency.
         */
        post: operations["writeTripMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close or withdraw a request
         * @description Ends the work on a request in words, with a reason. What is booked for it stays booked, and the trip is complete; without a booking the trip is cancelled. Not while a booking of it waits for an approval.
         */
        post: operations["closeOfflineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/extBookings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a booking of the agency
         * @description Records what the agency has booked elsewhere for an open request, for those who may update the trips of the company. The policies of its travellers judge its price, and where they want an approval the trip waits for it; no supplier is asked. `If-Match` names the version of the trip, so that a booking that is sent twice is recorded once.
         */
        post: operations["addExternalBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/extBookings/{partId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the part that is the booking */
                partId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the cancellation of a booking of the agency
         * @description Records that the agency has cancelled what it had booked elsewhere, and what that costs, also after the request is closed. A booking that was not approved, or was withdrawn before, is cancelled already; of it this records what the cancellation costs where it was booked. The penalty is in the currency of the price and not above it.
         */
        post: operations["cancelExternalBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{tripId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a trip as a calendar file
         * @description The parts of a trip that take place, for the traveller's calendar.
         */
        get: operations["getTripCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is practised
         * @description What the company that the session acts in has switched on, and which sources there are. For its company-admin and site-admins, and only where practice is possible.
         */
        get: operations["getPractice"];
        /**
         * Switch something on or off
         * @description Sets all switches of the company that the session acts in. They change its searches and bookings only, never sessions.
         */
        put: operations["setPractice"];
        post?: never;
        /**
         * Switch everything off
         * @description Resets all switches of the company that the session acts in.
         */
        delete: operations["resetPractice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of the browser
         * @description Writes an error that a person met into the log, under the reference that the person was shown.
         */
        post: operations["logClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{image}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture, which can't be guessed */
                image: string;
            };
            cookie?: never;
        };
        /**
         * Get a picture
         * @description A picture at full size.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/hotels/{propertyId}/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hotel */
                propertyId: components["schemas"]["PropertyId"];
                /** @description What the picture shows, as a file name */
                picture: string;
            };
            cookie?: never;
        };
        /**
         * Get a picture of a hotel
         * @description A drawing of the hotel or of a part of it.
         */
        get: operations["getHotelPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/thumbnails/{image}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture, which can't be guessed */
                image: string;
            };
            cookie?: never;
        };
        /**
         * Get a small picture
         * @description A picture at 96 pixels.
         */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration of the browser
         * @description What the browser needs to know of its surroundings.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive
         * @description Answers as long as the process serves.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process ready
         * @description Answers ok when the database is reachable, its migrations are done and it takes changes.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
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
        /** @description Who signs in */
        LoginRequest: {
            /**
             * Format: email
             * @description E-mail address
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description Password
             * @example Zugvogel-2026
             */
            password: string;
        };
        /**
         * Format: uuid
         * @description An id, a UUID of version 7 in lower case
         * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10
         */
        Id: string;
        /** @description A company by its name */
        CompanyReference: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the company
             * @example Alpenblick Engineering AG
             */
            name: string;
        };
        /**
         * @description What a person may do in a company
         * @example traveler
         * @enum {string}
         */
        Role: "traveler" | "travel-arranger" | "company-admin" | "site-admin";
        /** @description A user's membership in one company, by its name */
        Membership: {
            _id: components["schemas"]["Id"];
            company: components["schemas"]["CompanyReference"];
            role: components["schemas"]["Role"];
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
        };
        /** @description The person who is signed in */
        SessionUser: {
            _id: components["schemas"]["Id"];
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            /**
             * @description Name of the picture, for /images/{image} and /images/thumbnails/{image}
             * @example 4f6Zt0mWQ1yYJb2r0s3u5g.svg
             */
            image?: string;
            /**
             * @description Whether the password has to be changed before anything else
             * @example false
             */
            needsPasswordChange: boolean;
            /**
             * @description The person's places in companies
             * @example []
             */
            companyUsers: components["schemas"]["Membership"][];
        };
        /** @description The membership that a session acts with */
        CompanyUser: {
            _id: components["schemas"]["Id"];
            company: components["schemas"]["Id"];
            user: components["schemas"]["SessionUser"];
            role: components["schemas"]["Role"];
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
        };
        /**
         * @description A currency, ISO 4217
         * @example CHF
         */
        CurrencyCode: string;
        /** @description An amount of money */
        Money: {
            /**
             * @description The amount in minor units of the currency
             * @example 129900
             */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The company that the session acts in. `hourRate` is what an hour of a traveller counts as when offers are compared; when it is absent, the usual rate of the currency */
        SessionCompany: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the company
             * @example Alpenblick Engineering AG
             */
            name: string;
            /**
             * @description Language, an id of the category languages
             * @example en
             */
            language: string;
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Units of distances and weights
             * @example metric
             * @enum {string}
             */
            measurementUnits: "metric" | "imperial";
            hourRate?: components["schemas"]["Money"];
        };
        /** @description A session; who is signed in, in which company, and the token for further calls */
        SessionAnswer: {
            /**
             * @description Access token, valid for 15 minutes
             * @example eyJhbGciOiJIUzI1NiJ9.e30.s
             */
            token: string;
            companyUser: components["schemas"]["CompanyUser"];
            company: components["schemas"]["SessionCompany"];
        };
        /**
         * @description What went wrong, from a closed list, so that a client can say it in its own words
         * @example validation_failed
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "unauthenticated" | "invalid_credentials" | "forbidden" | "password_change_required" | "not_found" | "conflict" | "draft_changed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "password_incorrect" | "password_too_common" | "password_unchanged" | "reset_link_invalid" | "decision_link_invalid" | "user_inactive" | "traveler_inactive" | "travelers_repeated" | "place_unknown" | "places_equal" | "leg_count_wrong" | "departure_in_past" | "departure_too_far" | "dates_out_of_order" | "location_unknown" | "check_in_in_past" | "check_in_too_far" | "check_out_too_early" | "stay_too_long" | "rooms_do_not_fit" | "pick_up_in_past" | "pick_up_too_far" | "drop_off_too_early" | "rental_too_long" | "offer_invalid" | "offer_expired" | "offer_sold_out" | "price_changed" | "extra_gone" | "extra_dearer" | "passenger_data_missing" | "passport_expired" | "approval_changed" | "booking_declined" | "approver_missing" | "reason_missing" | "purpose_unknown" | "card_unknown" | "card_missing" | "card_expired" | "reference_field_missing" | "reference_field_unknown" | "idempotency_key_reused" | "order_pending" | "trip_busy" | "trip_changed" | "already_decided" | "own_trip" | "not_approver" | "action_withheld" | "decision_overdue" | "delegate_invalid" | "not_cancellable" | "not_changeable" | "other_than_booked" | "nothing_changed" | "penalty_changed" | "draft_too_large" | "name_taken" | "email_taken" | "customer_id_taken" | "still_used" | "image_invalid" | "too_many_requests" | "too_many_calls" | "internal" | "unavailable";
        /**
         * @description What is wrong with a field, from a closed list, so that a client can say it in its own words
         * @example invalid_email
         * @enum {string}
         */
        FieldErrorCode: "required" | "not_expected" | "wrong_type" | "not_a_choice" | "invalid_email" | "invalid_web_address" | "invalid_date" | "invalid_format" | "invalid_characters" | "invalid_card_number" | "invalid" | "too_short" | "too_long" | "too_few" | "too_many" | "too_small" | "too_large" | "too_precise" | "too_deep" | "repeated" | "taken" | "name_repeated" | "several_defaults" | "not_found" | "unknown_entry" | "unchanged" | "fixed" | "inconsistent" | "coordinates_incomplete" | "not_on_map" | "in_past" | "in_future" | "too_early" | "too_late" | "expires_too_early" | "not_after_start" | "period_too_long" | "negative" | "amount_too_large" | "above_price" | "other_currency" | "currency_in_use" | "level_2_below_level_1" | "minimum_above_maximum" | "exception_without_effect" | "not_active_colleague" | "already_member" | "too_many_memberships" | "in_other_group" | "group_full" | "not_a_traveler" | "places_equal" | "not_replaceable" | "sold_out" | "offer_expired" | "not_sold" | "no_answer" | "not_held" | "extra_gone" | "price_changed" | "unclosed_quotes" | "unknown_column" | "repeated_column" | "missing_column";
        /** @description The values that a sentence about the error needs; each code has its own */
        FieldErrorParams: {
            /**
             * @description The lowest number, count or length that is accepted
             * @example 1
             */
            minimum?: number;
            /**
             * @description The highest number, count or length that is accepted; of a period, its length in days
             * @example 100
             */
            maximum?: number;
            /**
             * @description The number that the value has to be a multiple of
             * @example 0.1
             */
            step?: number;
            /**
             * Format: date
             * @description The first day that is accepted
             * @example 2027-04-01
             */
            earliest?: string;
            /**
             * Format: date
             * @description The last day that is accepted
             * @example 2028-03-01
             */
            latest?: string;
            /**
             * @description A value that would be accepted
             * @example traveler@alpenblick.example
             */
            example?: string;
            /**
             * @description What the error is about beside the field: the other field, the column or the list of choices
             * @example companyLocation
             */
            name?: string;
            /**
             * @description The JSON types that are accepted
             * @example [
             *       "string",
             *       "null"
             *     ]
             */
            types?: string[];
            currency?: components["schemas"]["CurrencyCode"];
            price?: components["schemas"]["Money"];
        };
        /** @description One field that was not accepted */
        FieldError: {
            /**
             * @description The field, as a JSON Pointer into the request; `body`, `query`, `path` or `header` come first
             * @example /body/email
             */
            path: string;
            code: components["schemas"]["FieldErrorCode"];
            params?: components["schemas"]["FieldErrorParams"];
            /**
             * @description The error as an English sentence, for the developers of a client; what people read comes from `code` and `params`
             * @example Must be an email address, such as traveler@alpenblick.example.
             */
            message?: string;
        };
        /**
         * @description Counts the changes of this trip
         * @example 3
         */
        TripVersion: number;
        /** @description What a decision has to name */
        TripState: {
            version: components["schemas"]["TripVersion"];
            total: components["schemas"]["Money"];
        };
        /** @description The person who asked for the trip; the id is that of the account, and distinguishes people of the same name */
        TripCreator: {
            userId: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
        };
        /** @description The order because of which `order_pending` refuses another one for the same offer and traveller; absent when an order has the same offer twice */
        PendingOrder: {
            by?: components["schemas"]["TripCreator"];
            /**
             * Format: uuid
             * @description The trip of that order, once there is one and if the caller may read it
             * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10
             */
            tripId?: string;
        };
        /** @description A refusal, as RFC 9457 describes */
        Problem: {
            /**
             * Format: uri-reference
             * @description Where the kind of problem is explained
             * @example /api/docs#validation_failed
             */
            type: string;
            /**
             * @description The problem in a few words
             * @example The request has invalid fields
             */
            title: string;
            /**
             * @description The HTTP status of this answer
             * @example 422
             */
            status: number;
            /**
             * @description What happened and what to do next
             * @example Correct the listed fields and send the request again.
             */
            detail?: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description Names this request in the logs
             * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10
             */
            requestId: string;
            /**
             * @description The fields that were not accepted
             * @example [
             *       {
             *         "path": "/body/email",
             *         "code": "invalid_email",
             *         "params": {
             *           "example": "traveler@alpenblick.example"
             *         },
             *         "message": "Must be an email address, such as traveler@alpenblick.example."
             *       }
             *     ]
             */
            errors?: components["schemas"]["FieldError"][];
            current?: components["schemas"]["TripState"];
            pending?: components["schemas"]["PendingOrder"];
        };
        /** @description Whose password was forgotten */
        PasswordForgotRequest: {
            /**
             * Format: email
             * @description E-mail address
             * @example traveler@alpenblick.example
             */
            email: string;
        };
        /** @description A new password, with the token of the link */
        PasswordResetRequest: {
            /**
             * @description The token of the link in the mail
             * @example b3Blbi1zZXNhbWU
             */
            token: string;
            /**
             * @description The new password
             * @example four quiet mountain huts
             */
            newPassword: string;
        };
        /** @description The company that a session acts in */
        CompanyOfSession: {
            _id: components["schemas"]["Id"];
            /**
             * @description Its name
             * @example Alpenblick Engineering AG
             */
            name: string;
        };
        /**
         * Format: date-time
         * @description A moment, in UTC
         * @example 2027-03-14T09:30:00.000Z
         */
        Instant: string;
        /** @description The device and network of an act, with just enough detail to recognise one's own */
        DeviceOrigin: {
            /**
             * @description The browser, when it is recognised
             * @example chrome
             * @enum {string}
             */
            browser?: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsungInternet";
            /**
             * @description The system of the device, when it is recognised
             * @example windows
             * @enum {string}
             */
            system?: "android" | "chromeos" | "ios" | "linux" | "macos" | "windows";
            /**
             * @description The network of the address, which many connections share: never a whole address
             * @example 203.0.113.0/24
             */
            network: string;
        };
        /** @description An open session of a person */
        OpenSession: {
            _id: components["schemas"]["Id"];
            /**
             * @description Whether it is the session that asks
             * @example true
             */
            current: boolean;
            company: components["schemas"]["CompanyOfSession"];
            openedAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"];
            origin?: components["schemas"]["DeviceOrigin"];
        };
        /** @description The sessions of a person that have not ended */
        OpenSessions: {
            /** @description The one that asks, then those that were used last; at most 100 of them */
            sessions: components["schemas"]["OpenSession"][];
        };
        /**
         * @description Which end of a list comes first
         * @default ascending
         * @example ascending
         * @enum {string}
         */
        SortOrder: "ascending" | "descending";
        /** @description A group of companies by its name */
        CompanyGroupReference: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the group
             * @example Alpenblick Group
             */
            name: string;
        };
        /**
         * @description A country, ISO 3166-1 alpha-2
         * @example CH
         */
        CountryCode: string;
        /** @description A company as lists show it */
        CompanySummary: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the company
             * @example Alpenblick Engineering AG
             */
            name: string;
            /**
             * @description Our number for this customer
             * @example ZV-1001
             */
            customerId: string;
            companyGroup?: components["schemas"]["CompanyGroupReference"];
            /**
             * @description City of its address
             * @example Zug
             */
            city?: string;
            country?: components["schemas"]["CountryCode"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
        };
        /** @description One page of companies */
        CompanyList: {
            /**
             * @description The companies of this page
             * @example []
             */
            docs: components["schemas"]["CompanySummary"][];
            /**
             * @description How many there are in all, counted up to five pages beyond this one, or up to one page where several words are searched
             * @example 3
             */
            totalDocs: number;
            /**
             * @description Present when there are more than `totalDocs`, so that on a later page more are counted
             * @example true
             * @constant
             */
            more?: true;
            /**
             * @description How many a page holds
             * @example 20
             */
            limit: number;
            /**
             * @description This page, counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many pages that makes
             * @example 1
             */
            totalPages: number;
        };
        /** @description What changes of a postal address */
        AddressRequest: {
            /**
             * @description Street and number
             * @example Baarerstrasse 14
             */
            street?: string | null;
            /**
             * @description Postal code
             * @example 6300
             */
            postalCode?: string | null;
            /**
             * @description City
             * @example Zug
             */
            city?: string | null;
            /**
             * @description State, county, province or canton
             * @example ZG
             */
            stateCountyProvince?: string | null;
            /**
             * @description Country
             * @example null
             */
            country?: components["schemas"]["CountryCode"] | null;
        };
        /**
         * @description A time zone by its name in the IANA database
         * @example Europe/Zurich
         */
        TimeZone: string;
        /**
         * @description A telephone number: 5 to 15 digits with spaces, dots, dashes, slashes and parentheses, after a plus or not
         * @example +41 41 555 01 00
         */
        PhoneNumberOrNull: string | null;
        /** @description A new company */
        CompanyCreateRequest: {
            /**
             * @description Key of its address in the accounting system
             * @example A-20417
             */
            bizAdrKey?: string | null;
            /**
             * @description Key of its address group in the accounting system
             * @example G-204
             */
            bizAdrGroupCdeKey?: string | null;
            /**
             * @description Our number for this customer
             * @example ZV-1001
             */
            customerId: string;
            /**
             * @description Name of the company
             * @example Alpenblick Engineering AG
             */
            name: string;
            /**
             * @description Id of the group that it belongs to
             * @example null
             */
            companyGroup?: components["schemas"]["Id"] | null;
            address?: components["schemas"]["AddressRequest"];
            /**
             * @description An id of the category languages
             * @example en
             */
            language: string;
            currency: components["schemas"]["CurrencyCode"];
            timeZone?: components["schemas"]["TimeZone"];
            /**
             * @description Units of distances and weights
             * @example metric
             * @enum {string}
             */
            measurementUnits: "metric" | "imperial";
            /**
             * Format: email
             * @description Main e-mail address
             * @example travel@alpenblick.example
             */
            email?: string | null;
            phone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Extra e-mail addresses that get copies of confirmations
             * @example [
             *       "assistants@alpenblick.example"
             *     ]
             */
            emails?: string[];
            /**
             * Format: multiline
             * @description Note for those who look after the company
             * @example Invoices to the head office
             */
            note?: string | null;
            /**
             * @description Whether it may be used
             * @example true
             */
            active?: boolean;
            /**
             * @description Words to find it by
             * @example [
             *       "engineering"
             *     ]
             */
            tags?: string[];
            /**
             * @description How trips are paid
             * @example creditcard
             * @enum {string}
             */
            paymentType: "creditcard" | "invoice";
        };
        /** @description A postal address */
        Address: {
            /**
             * @description Street and number
             * @example Baarerstrasse 14
             */
            street?: string;
            /**
             * @description Postal code
             * @example 6300
             */
            postalCode?: string;
            /**
             * @description City
             * @example Zug
             */
            city?: string;
            /**
             * @description State, county, province or canton
             * @example ZG
             */
            stateCountyProvince?: string;
            country?: components["schemas"]["CountryCode"];
        };
        /** @description A location of the company */
        CompanyLocation: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the location
             * @example Head office
             */
            name: string;
            address: components["schemas"]["Address"];
            /**
             * @description Latitude in degrees
             * @example 47.1744
             */
            latitude?: number;
            /**
             * @description Longitude in degrees
             * @example 8.5145
             */
            longitude?: number;
        };
        /** @description A department */
        Department: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the department
             * @example Hydraulics
             */
            name: string;
        };
        /** @description A stored payment card; its number is never shown again */
        CreditCard: {
            _id: components["schemas"]["Id"];
            /**
             * @description Brand, an id of the category creditcards
             * @example VI
             */
            vendor: string;
            /**
             * @description The last four digits of the number
             * @example 4242
             */
            last4: string;
            /**
             * @description The number with all but the last four digits hidden
             * @example •••• •••• •••• 4242
             */
            maskedNumber: string;
            /**
             * @description Name on the card
             * @example Alpenblick Engineering AG
             */
            name: string;
            /**
             * @description Last month in which it is valid, MM/yy
             * @example 11/29
             */
            expiryDate: string;
            /**
             * @description Whether it is the card that is proposed first
             * @example true
             */
            isDefault: boolean;
        };
        /** @description A field that a traveller fills for the company's accounting */
        ReferenceField: {
            /**
             * @description Its position, 1 to 6
             * @example 1
             */
            position: number;
            /**
             * @description Its name
             * @example Cost centre
             */
            name: string;
            /**
             * @description Whether it has to be filled
             * @example true
             */
            mandatory: boolean;
        };
        /** @description How the company pays, and what it has settled about prices and approvals. `changesWithoutApproval` is the additional cost up to which the change of a booked part needs no approval; when it is absent, each change is judged by the policy alone. `decisionsByMail` is the amount up to which the link in a mail decides without a sign-in; when it is absent, none does. `hourRate` is what an hour of a traveller counts as when offers are compared by price and time; when it is absent, the usual rate of the currency */
        CompanyFinance: {
            /**
             * @description How trips are paid
             * @example creditcard
             * @enum {string}
             */
            paymentType: "creditcard" | "invoice";
            /**
             * @description The company's cards
             * @example []
             */
            creditCards: components["schemas"]["CreditCard"][];
            /**
             * @description How often invoices are sent, an id of the category invoicefrequencies
             * @example monthly
             */
            invoiceFrequency?: string;
            /**
             * @description When invoices are due, an id of the category invoicepaymentterms
             * @example net30
             */
            invoicePaymentTerms?: string;
            /**
             * @description What a traveller states for the company's accounting
             * @example []
             */
            referenceFields: components["schemas"]["ReferenceField"][];
            bookingFee?: components["schemas"]["Money"];
            /**
             * @description By how many per cent a price may rise without a new confirmation, in steps of a tenth; 3 when absent
             * @example 3.5
             */
            priceTolerance?: number;
            /**
             * @description For how many hours a trip waits for an approval at most; 24 when absent
             * @example 48
             */
            approvalLimitHours?: number;
            /**
             * @description How many hours before the departure of a flight the return of a car is proposed; 2 when absent
             * @example 3
             */
            carReturnHours?: number;
            changesWithoutApproval?: components["schemas"]["Money"];
            decisionsByMail?: components["schemas"]["Money"];
            hourRate?: components["schemas"]["Money"];
        };
        /** @description A membership in a loyalty programme */
        LoyaltyMembership: {
            _id: components["schemas"]["Id"];
            /**
             * @description The programme, an id of the category flightloyalty, hotelloyalty or carloyalty
             * @example LH
             */
            program: string;
            /**
             * @description Membership number
             * @example 992220001234567
             */
            membershipNumber: string;
        };
        /** @description What suppliers know the company by */
        CompanyGdsProfile: {
            /**
             * @description Codes of negotiated hotel rates
             * @example [
             *       "ALP22"
             *     ]
             */
            hotelRateCodes: string[];
            /**
             * @description Memberships with airlines
             * @example []
             */
            flightMemberships: components["schemas"]["LoyaltyMembership"][];
            /**
             * @description Memberships with hotels
             * @example []
             */
            hotelMemberships: components["schemas"]["LoyaltyMembership"][];
            /**
             * @description Memberships with car rentals
             * @example []
             */
            carMemberships: components["schemas"]["LoyaltyMembership"][];
            /**
             * @description Remarks for every booking
             * @example [
             *       "Send the invoice to the head office"
             *     ]
             */
            remarks: string[];
        };
        /**
         * @description What a rule does with an offer that meets it
         * @example approve
         * @enum {string}
         */
        PolicyAction: "hide" | "allow" | "approve";
        /**
         * @description Service class: economy, premium economy, business, first
         * @example Y
         * @enum {string}
         */
        ServiceClass: "Y" | "W" | "C" | "F";
        /** @description A higher service class for long flights */
        ServiceClassException: {
            serviceClass: components["schemas"]["ServiceClass"];
            /**
             * @description Shortest flight in minutes for which it holds
             * @example 480
             */
            minDurationMinutes?: number;
            /**
             * @description Whether it holds between continents only
             * @example true
             */
            intercontinentalOnly: boolean;
            action: components["schemas"]["PolicyAction"];
        };
        /** @description Rules for flights; the two thresholds also apply to rail, visas and other services that the agency has booked elsewhere */
        FlightPolicy: {
            budget?: components["schemas"]["Money"];
            budgetAction?: components["schemas"]["PolicyAction"];
            serviceClass: components["schemas"]["ServiceClass"];
            serviceClassAction: components["schemas"]["PolicyAction"];
            baselineServiceClass?: components["schemas"]["ServiceClass"];
            /**
             * @description Higher classes for long flights
             * @example []
             */
            serviceClassExceptions: components["schemas"]["ServiceClassException"][];
            /**
             * @description Flights with a shorter stopover are hidden
             * @example 40
             */
            minStopoverMinutes?: number;
            /**
             * @description Flights with a longer stopover are hidden
             * @example 360
             */
            maxStopoverMinutes?: number;
            /**
             * @description Shorter flights are hidden
             * @example 60
             */
            minDurationMinutes?: number;
            /**
             * @description Longer flights are hidden
             * @example 1800
             */
            maxDurationMinutes?: number;
            level1Threshold?: components["schemas"]["Money"];
            level2Threshold?: components["schemas"]["Money"];
        };
        /** @description Rules for hotels */
        HotelPolicy: {
            highestPrice?: components["schemas"]["Money"];
            highestPriceAction?: components["schemas"]["PolicyAction"];
            level1Threshold?: components["schemas"]["Money"];
            level2Threshold?: components["schemas"]["Money"];
            /**
             * @description Whether non-refundable rates may be booked
             * @example false
             */
            allowNonRefundable: boolean;
            /**
             * @description Kinds of rooms that are not offered
             * @example [
             *       "suite"
             *     ]
             */
            excludedRoomTypes: ("single" | "twin" | "double" | "triple" | "quadruple" | "suite")[];
        };
        /** @description Rules for cars */
        CarPolicy: {
            highestPrice?: components["schemas"]["Money"];
            highestPriceAction?: components["schemas"]["PolicyAction"];
            level1Threshold?: components["schemas"]["Money"];
            level2Threshold?: components["schemas"]["Money"];
        };
        /** @description A travel policy as its company keeps it */
        CompanyTravelPolicy: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the policy
             * @example Standard
             */
            name: string;
            /**
             * @description Counts the changes of this policy
             * @example 1
             */
            version: number;
            /**
             * @description Whether people have it to whom no other is given
             * @example true
             */
            isDefault: boolean;
            /**
             * @description How many users of the company have it; of the default one, also those to whom no other is given
             * @example 12
             */
            userCount?: number;
            flight: components["schemas"]["FlightPolicy"];
            hotel: components["schemas"]["HotelPolicy"];
            car: components["schemas"]["CarPolicy"];
        };
        /** @description A company with all that belongs to it */
        Company: {
            _id: components["schemas"]["Id"];
            /**
             * @description Counts the changes of this record
             * @example 1
             */
            version: number;
            /**
             * @description Key of its address in the accounting system
             * @example A-20417
             */
            bizAdrKey?: string;
            /**
             * @description Key of its address group in the accounting system
             * @example G-204
             */
            bizAdrGroupCdeKey?: string;
            /**
             * @description Our number for this customer
             * @example ZV-1001
             */
            customerId: string;
            /**
             * @description Name of the company
             * @example Alpenblick Engineering AG
             */
            name: string;
            companyGroup?: components["schemas"]["CompanyGroupReference"];
            address: components["schemas"]["Address"];
            /**
             * @description Language, an id of the category languages
             * @example en
             */
            language: string;
            currency: components["schemas"]["CurrencyCode"];
            timeZone: components["schemas"]["TimeZone"];
            /**
             * @description Units of distances and weights
             * @example metric
             * @enum {string}
             */
            measurementUnits: "metric" | "imperial";
            /**
             * Format: email
             * @description Main e-mail address
             * @example travel@alpenblick.example
             */
            email?: string;
            /**
             * @description Main phone number
             * @example +41 41 555 01 00
             */
            phone?: string;
            /**
             * @description Extra e-mail addresses that get copies of confirmations
             * @example [
             *       "assistants@alpenblick.example"
             *     ]
             */
            emails: string[];
            /**
             * @description Note for those who look after the company
             * @example Invoices to the head office
             */
            note?: string;
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
            /**
             * @description Words to find it by
             * @example [
             *       "engineering"
             *     ]
             */
            tags: string[];
            /**
             * @description Places where the company works
             * @example []
             */
            locations: components["schemas"]["CompanyLocation"][];
            /**
             * @description Departments
             * @example []
             */
            departments: components["schemas"]["Department"][];
            finance: components["schemas"]["CompanyFinance"];
            gdsProfile: components["schemas"]["CompanyGdsProfile"];
            /**
             * @description The company's travel policies
             * @example []
             */
            travelPolicies: components["schemas"]["CompanyTravelPolicy"][];
        };
        /** @description What changes of the general information of a company */
        CompanyGeneralRequest: {
            /**
             * @description Key of its address in the accounting system
             * @example A-20417
             */
            bizAdrKey?: string | null;
            /**
             * @description Key of its address group in the accounting system
             * @example G-204
             */
            bizAdrGroupCdeKey?: string | null;
            /**
             * @description Our number for this customer
             * @example ZV-1001
             */
            customerId?: string;
            /**
             * @description Name of the company
             * @example Alpenblick Engineering AG
             */
            name?: string;
            /**
             * @description Id of the group that it belongs to
             * @example null
             */
            companyGroup?: components["schemas"]["Id"] | null;
            address?: components["schemas"]["AddressRequest"];
            /**
             * @description An id of the category languages
             * @example en
             */
            language?: string;
            currency?: components["schemas"]["CurrencyCode"];
            timeZone?: components["schemas"]["TimeZone"];
            /**
             * @description Units of distances and weights
             * @example metric
             * @enum {string}
             */
            measurementUnits?: "metric" | "imperial";
            /**
             * Format: email
             * @description Main e-mail address
             * @example travel@alpenblick.example
             */
            email?: string | null;
            phone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Extra e-mail addresses that get copies of confirmations
             * @example [
             *       "assistants@alpenblick.example"
             *     ]
             */
            emails?: string[];
            /**
             * Format: multiline
             * @description Note for those who look after the company
             * @example Invoices to the head office
             */
            note?: string | null;
            /**
             * @description Whether it may be used
             * @example true
             */
            active?: boolean;
            /**
             * @description Words to find it by
             * @example [
             *       "engineering"
             *     ]
             */
            tags?: string[];
        };
        /** @description A location of a company, as it should be */
        CompanyLocationRequest: {
            _id?: components["schemas"]["Id"];
            /**
             * @description Name of the location
             * @example Head office
             */
            name: string;
            address: components["schemas"]["Address"];
            /**
             * @description Latitude in degrees
             * @example 47.1744
             */
            latitude?: number;
            /**
             * @description Longitude in degrees
             * @example 8.5145
             */
            longitude?: number;
        };
        /** @description The places where a company works */
        CompanyLocationsRequest: {
            /**
             * @description All of them, in their order
             * @example []
             */
            locations: components["schemas"]["CompanyLocationRequest"][];
        };
        /** @description A department as it should be */
        DepartmentRequest: {
            _id?: components["schemas"]["Id"];
            /**
             * @description Name of the department
             * @example Hydraulics
             */
            name: string;
        };
        /** @description The departments of a company */
        CompanyDepartmentsRequest: {
            /**
             * @description All of them
             * @example []
             */
            departments: components["schemas"]["DepartmentRequest"][];
        };
        /** @description A card as it should be; one that is known already is named by its id and comes without its number */
        CreditCardRequest: {
            _id?: components["schemas"]["Id"];
            /**
             * @description The number of a new card; it is kept apart and never shown again
             * @example 4242424242424242
             */
            number?: string;
            /**
             * @description Name on the card
             * @example Anna Keller
             */
            name: string;
            /**
             * @description Last month in which it is valid, MM/yy
             * @example 11/29
             */
            expiryDate: string;
            /**
             * @description Whether it is the card that is proposed first
             * @example true
             */
            isDefault: boolean;
        };
        /** @description What changes of how a company pays */
        CompanyFinanceRequest: {
            /**
             * @description How trips are paid
             * @example creditcard
             * @enum {string}
             */
            paymentType?: "creditcard" | "invoice";
            /**
             * @description The company's cards
             * @example []
             */
            creditCards?: components["schemas"]["CreditCardRequest"][];
            /**
             * @description How often invoices are sent, an id of the category invoicefrequencies
             * @example monthly
             */
            invoiceFrequency?: string | null;
            /**
             * @description When invoices are due, an id of the category invoicepaymentterms
             * @example net30
             */
            invoicePaymentTerms?: string | null;
            /**
             * @description What a traveller states for the company's accounting, each position once. A field is known by its position: with a new name, it keeps what people have filled it with
             * @example []
             */
            referenceFields?: components["schemas"]["ReferenceField"][];
            /**
             * @description What we take for each trip
             * @example null
             */
            bookingFee?: components["schemas"]["Money"] | null;
            /**
             * @description By how many per cent a price may rise without a new confirmation, in steps of a tenth; null for the usual 3. It holds for what is priced or ordered from now on
             * @example 3.5
             */
            priceTolerance?: number | null;
            /**
             * @description For how many hours a trip waits for an approval at most; null for the usual 24. It holds for trips that are requested from now on
             * @example 48
             */
            approvalLimitHours?: number | null;
            /**
             * @description How many hours before the departure of a flight the return of a car is proposed; null for the usual 2
             * @example 3
             */
            carReturnHours?: number | null;
            /**
             * @description The change of a booked part needs no approval when its additional cost is not above this amount, in the company's currency. The additional cost is the difference of the prices and the penalty together, converted by the rates by which policies are judged; without a rate, the policy alone decides. What costs nothing more, or gets money back, is covered by 0. Only approvals are left out, also where the change breaks a rule that was kept before: rules that are not kept are still shown and explained with a reason, and what a policy hides can't be booked. Null: each change is judged by the policy alone. It holds for changes that are quoted or requested from now on
             * @example {
             *       "amount": 5000,
             *       "currency": "CHF"
             *     }
             */
            changesWithoutApproval?: components["schemas"]["Money"] | null;
            /**
             * @description An approver may decide with the link of the mail alone, without signing in, when what it is about costs no more than this amount in the company's currency: a trip in all, or the changed part. Null: an approver always signs in. It holds for decisions from now on, also with links of earlier mails
             * @example {
             *       "amount": 100000,
             *       "currency": "CHF"
             *     }
             */
            decisionsByMail?: components["schemas"]["Money"] | null;
            /**
             * @description What an hour of a traveller counts as when offers are compared by price and time, in the company's currency; with 0, time decides only between equal prices. Null for the usual rate of the currency
             * @example {
             *       "amount": 6000,
             *       "currency": "CHF"
             *     }
             */
            hourRate?: components["schemas"]["Money"] | null;
        };
        /** @description A membership in a loyalty programme as it should be */
        LoyaltyMembershipRequest: {
            _id?: components["schemas"]["Id"];
            /**
             * @description The programme, an id of the category flightloyalty, hotelloyalty or carloyalty
             * @example LH
             */
            program: string;
            /**
             * @description Membership number
             * @example 992220001234567
             */
            membershipNumber: string;
        };
        /** @description The memberships of a company of one kind */
        CompanyMembershipsRequest: {
            /**
             * @description All of them
             * @example []
             */
            memberships: components["schemas"]["LoyaltyMembershipRequest"][];
        };
        /** @description What changes of what hotels know a company by */
        CompanyHotelProfileRequest: {
            /**
             * @description All memberships with hotels
             * @example []
             */
            memberships?: components["schemas"]["LoyaltyMembershipRequest"][];
            /**
             * @description All codes of negotiated rates
             * @example [
             *       "ALP22"
             *     ]
             */
            rateCodes?: string[];
        };
        /** @description Remarks for every booking */
        RemarksRequest: {
            /**
             * @description All of them, in their order
             * @example [
             *       "Quiet room"
             *     ]
             */
            remarks: string[];
        };
        /** @description A travel policy as it should be */
        TravelPolicyRequest: {
            _id?: components["schemas"]["Id"];
            /**
             * @description Name of the policy
             * @example Standard
             */
            name: string;
            /**
             * @description Whether people have it to whom no other is given
             * @example true
             */
            isDefault: boolean;
            flight: components["schemas"]["FlightPolicy"];
            hotel: components["schemas"]["HotelPolicy"];
            car: components["schemas"]["CarPolicy"];
        };
        /** @description The travel policies of a company */
        TravelPoliciesRequest: {
            /**
             * @description All of them; one at most is the default
             * @example []
             */
            travelPolicies: components["schemas"]["TravelPolicyRequest"][];
        };
        /**
         * @description A kind of part that is searched for, and booked at a supplier
         * @example hotel
         * @enum {string}
         */
        SuppliedPartKind: "flight" | "hotel" | "car";
        /**
         * Format: date
         * @description A day on the calendar
         * @example 2027-03-14
         */
        CalendarDate: string;
        /** @description A search or a trip that a policy can be tried on */
        PolicyExample: {
            _id: components["schemas"]["Id"];
            /**
             * @description What it is
             * @example search
             * @enum {string}
             */
            kind: "search" | "trip";
            /**
             * @description What was searched or booked
             * @example [
             *       "hotel"
             *     ]
             */
            parts: components["schemas"]["SuppliedPartKind"][];
            /**
             * @description What it is called
             * @example Hotels in Zurich
             */
            title: string;
            startsOn: components["schemas"]["CalendarDate"];
            at: components["schemas"]["Instant"];
        };
        /** @description What a policy can be tried on */
        PolicyExamples: {
            /**
             * @description Searches and trips, the latest first
             * @example []
             */
            docs: components["schemas"]["PolicyExample"][];
        };
        /** @description Rules for flights, hotels and cars */
        PolicyRules: {
            flight: components["schemas"]["FlightPolicy"];
            hotel: components["schemas"]["HotelPolicy"];
            car: components["schemas"]["CarPolicy"];
        };
        /** @description A draft of a policy, and what it is tried on */
        PolicyPreviewRequest: {
            example: components["schemas"]["Id"];
            /**
             * @description What the example is
             * @example search
             * @enum {string}
             */
            exampleKind: "search" | "trip";
            policyId?: components["schemas"]["Id"];
            draft: components["schemas"]["PolicyRules"];
        };
        /** @description How many offers a policy allows */
        PolicyCounts: {
            /**
             * @description Those that need no approval
             * @example 120
             */
            allowed: number;
            /**
             * @description Those that only level 1 has to approve
             * @example 40
             */
            level1: number;
            /**
             * @description Those that level 2 has to approve
             * @example 12
             */
            level2: number;
            /**
             * @description Those that are not shown
             * @example 8
             */
            hidden: number;
        };
        /**
         * @description Who has to approve, in this order; empty when no approval is needed
         * @example [
         *       1
         *     ]
         */
        ApprovalLevels: (1 | 2)[];
        /** @description What the travellers' policies say to an offer, the strictest of them */
        OfferVerdict: {
            action: components["schemas"]["PolicyAction"];
            levels: components["schemas"]["ApprovalLevels"];
            /**
             * @description Whether it may be booked without an approval
             * @example false
             */
            inPolicy: boolean;
            /**
             * @description The rules that are not kept, or can't be judged
             * @example [
             *       "flight.serviceClass"
             *     ]
             */
            broken: string[];
        };
        /** @description An offer, and what two policies say to it */
        OfferPreview: {
            kind: components["schemas"]["SuppliedPartKind"];
            /**
             * @description What it is called
             * @example Hotel Seehof
             * @example double room
             */
            title: string;
            price: components["schemas"]["Money"];
            today: components["schemas"]["OfferVerdict"];
            draft: components["schemas"]["OfferVerdict"];
        };
        /** @description What a policy says today and what the draft would say */
        PolicyPreview: {
            today: components["schemas"]["PolicyCounts"];
            draft: components["schemas"]["PolicyCounts"];
            /**
             * @description Those on which both differ first, then the others; of both the cheapest first
             * @example []
             */
            offers: components["schemas"]["OfferPreview"][];
            /**
             * @description How many offers were judged
             * @example 212
             */
            totalOffers: number;
            /**
             * @description On how many of them both differ
             * @example 18
             */
            changedOffers: number;
        };
        /**
         * @description The places to which it leads, in their order, and its days there, with the year where it is not the present one; the days alone where no place is known
         * @example London, 8 – 10 Dec
         */
        TripTitle: string;
        /** @description A person by name */
        TripPerson: {
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
        };
        /** @description A trip that has begun and not ended */
        TripUnderWay: {
            _id: components["schemas"]["Id"];
            title: components["schemas"]["TripTitle"];
            /** @description Who travels */
            travelers: components["schemas"]["TripPerson"][];
            /**
             * Format: date
             * @description The last day
             * @example 2026-12-01
             */
            endsOn: string;
        };
        /** @description Who travels now */
        PeopleAway: {
            /**
             * @description How many people travel
             * @example 3
             */
            people: number;
            /**
             * @description The trips under way, those that end first before the others
             * @example []
             */
            trips: components["schemas"]["TripUnderWay"][];
        };
        /** @description What waits for an approval */
        OpenApprovals: {
            /**
             * @description How many trips, and changes of trips, wait
             * @example 4
             */
            count: number;
            /**
             * Format: date-time
             * @description Since when the oldest of them has been waiting
             * @example 2026-11-27T09:30:00.000Z
             */
            oldestSince?: string;
        };
        /** @description What was booked in a calendar month of the company: the trips that were requested in it and are booked, or being booked */
        BookedInMonth: {
            /**
             * Format: date
             * @description The first day of the month
             * @example 2026-11-01
             */
            month: string;
            /**
             * @description How many trips
             * @example 14
             */
            trips: number;
            /**
             * @description How many of them needed an approval by the travel policy
             * @example 2
             */
            outsidePolicy: number;
            /**
             * @description The prices of these trips without booking fees: one sum for each currency, that of the company first, also when it is 0
             * @example [
             *       {
             *         "amount": 1250000,
             *         "currency": "CHF"
             *       }
             *     ]
             */
            spend: components["schemas"]["Money"][];
        };
        /** @description A company today */
        CompanyDay: {
            /**
             * Format: date
             * @description The day in the time zone of the company
             * @example 2026-11-28
             */
            day: string;
            away: components["schemas"]["PeopleAway"];
            approvals: components["schemas"]["OpenApprovals"];
            thisMonth: components["schemas"]["BookedInMonth"];
            lastMonth: components["schemas"]["BookedInMonth"];
        };
        /** @description Who made a change */
        HistoryPerson: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
        };
        /** @description A field that changed; what is secret is masked */
        FieldChange: {
            /**
             * @description The field, as a path within the record; entries of lists by their name
             * @example address.city
             */
            field: string;
            /**
             * @description What it was; absent when it was empty
             * @example Zug
             */
            before?: string;
            /**
             * @description What it is; absent when it is empty now
             * @example Baar
             */
            after?: string;
        };
        /** @description A change of a record */
        HistoryEntry: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            by?: components["schemas"]["HistoryPerson"];
            /**
             * @description What kind of record it was
             * @example company
             * @enum {string}
             */
            subject: "company" | "companyGroup" | "companyUser" | "user";
            /**
             * @description Name of the record
             * @example Alpenblick Engineering AG
             */
            about: string;
            /**
             * @description The section of the record
             * @example locations
             */
            section: string;
            /**
             * @description The fields that changed; more than 500 are split into several entries
             * @example []
             */
            changes: components["schemas"]["FieldChange"][];
        };
        /** @description One page of changes */
        History: {
            /**
             * @description The changes of this page, the latest first
             * @example []
             */
            docs: components["schemas"]["HistoryEntry"][];
            /**
             * @description How many there are in all
             * @example 62
             */
            totalDocs: number;
            /**
             * @description How many a page holds
             * @example 20
             */
            limit: number;
            /**
             * @description This page, counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many pages there are
             * @example 4
             */
            totalPages: number;
        };
        /** @description A person as lists show it */
        UserSummary: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description Name of the picture, for /images/{image} and /images/thumbnails/{image}
             * @example 4f6Zt0mWQ1yYJb2r0s3u5g.svg
             */
            image?: string;
        };
        /** @description A user's membership in a company as lists show it */
        CompanyUserSummary: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["UserSummary"];
            role: components["schemas"]["Role"];
            /**
             * @description Name of the department
             * @example Hydraulics
             */
            department?: string;
            /**
             * @description Whether the person and the membership both are
             * @example true
             */
            active: boolean;
        };
        /** @description One page of a company's users */
        CompanyUserList: {
            /**
             * @description The users of this page, by last name
             * @example []
             */
            docs: components["schemas"]["CompanyUserSummary"][];
            /**
             * @description How many there are in all
             * @example 62
             */
            totalDocs: number;
            /**
             * @description How many a page holds
             * @example 20
             */
            limit: number;
            /**
             * @description This page, counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many pages there are
             * @example 4
             */
            totalPages: number;
        };
        /** @description A membership for an existing user */
        CompanyUserCreateRequest: {
            user: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            businessPhone?: components["schemas"]["PhoneNumberOrNull"];
            mobilePhone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Id of a department of the company
             * @example null
             */
            department?: components["schemas"]["Id"] | null;
            /**
             * @description An id of the category contactrelations
             * @example employee
             */
            contactRelation?: string | null;
            /**
             * @description Id of a travel policy of the company; without one, the default holds
             * @example null
             */
            travelPolicy?: components["schemas"]["Id"] | null;
            /**
             * @description Id of the company user who approves first
             * @example null
             */
            level1Approver?: components["schemas"]["Id"] | null;
            /**
             * @description Id of the company user who approves second
             * @example null
             */
            level2Approver?: components["schemas"]["Id"] | null;
            /**
             * Format: multiline
             * @description Note for those who look after the person
             * @example Prefers trains below four hours
             */
            note?: string | null;
            /**
             * @description Whether the membership may be used
             * @example true
             */
            active?: boolean;
            /**
             * @description Whether a mail invites the person to choose a password
             * @example true
             */
            sendInvitation?: boolean;
        };
        /** @description A person as their places show them */
        PlaceUser: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description Whether the person may sign in
             * @example true
             */
            active: boolean;
            /**
             * @description Name of the picture, for /images/{image} and /images/thumbnails/{image}
             * @example 4f6Zt0mWQ1yYJb2r0s3u5g.svg
             */
            image?: string;
        };
        /** @description A travel policy by its name */
        TravelPolicyReference: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the policy
             * @example Standard
             */
            name: string;
        };
        /** @description A user who approves trips */
        ApproverReference: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
        };
        /** @description The default value of a reference field */
        ReferenceFieldDefault: {
            /**
             * @description Name of the reference field
             * @example Cost centre
             */
            name: string;
            /**
             * @description Its value
             * @example 4711
             */
            value: string;
        };
        /** @description A user's membership in a company with all that belongs to it, and the user */
        CompanyUserRecord: {
            _id: components["schemas"]["Id"];
            /**
             * @description Counts the changes of this record
             * @example 1
             */
            version: number;
            company: components["schemas"]["CompanyReference"];
            user: components["schemas"]["PlaceUser"];
            role: components["schemas"]["Role"];
            /**
             * @description Phone at work
             * @example +41 41 555 01 11
             */
            businessPhone?: string;
            /**
             * @description Mobile phone
             * @example +41 79 555 01 11
             */
            mobilePhone?: string;
            department?: components["schemas"]["Department"];
            /**
             * @description Relation to the company, an id of the category contactrelations
             * @example employee
             */
            contactRelation?: string;
            travelPolicy?: components["schemas"]["TravelPolicyReference"];
            level1Approver?: components["schemas"]["ApproverReference"];
            level2Approver?: components["schemas"]["ApproverReference"];
            /**
             * @description Note for those who look after the person
             * @example Prefers trains below four hours
             */
            note?: string;
            /**
             * @description Whether the membership may be used
             * @example true
             */
            active: boolean;
            /**
             * @description The default values of reference fields
             * @example []
             */
            referenceFieldDefaults: components["schemas"]["ReferenceFieldDefault"][];
            /**
             * @description Private cards for this company's trips
             * @example []
             */
            creditCards: components["schemas"]["CreditCard"][];
        };
        /** @description Users of a company as a table */
        CompanyUserImportRequest: {
            /**
             * Format: multiline
             * @description The table with its heading: CSV, RFC 4180, also with semicolons or tabs, at most 2,000 rows. The columns: email, firstName, lastName, namePrefix, role, department, businessPhone, mobilePhone, contactRelation, travelPolicy, level1Approver, level2Approver, note, active (yes or no), referenceField1 to referenceField6
             * @example email,firstName,lastName,role
             */
            csv: string;
            /**
             * @description Whether nothing is to be written
             * @example true
             */
            dryRun: boolean;
            /**
             * @description Whether people who are new get an invitation
             * @example false
             */
            sendInvitations?: boolean;
        };
        /** @description What is wrong with a row */
        ImportProblem: {
            /**
             * @description The column
             * @example email
             */
            column: string;
            /**
             * @description What is wrong
             * @example malformed
             * @enum {string}
             */
            code: "missing" | "malformed" | "too_long" | "unknown" | "repeated" | "not_allowed";
            /**
             * @description What stands there
             * @example anna
             */
            value?: string;
        };
        /** @description What became, or would become, of a row */
        ImportRow: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "row";
            /**
             * @description Its number, counted from 1 below the heading
             * @example 1
             */
            row: number;
            /**
             * @description The address in it
             * @example traveler@alpenblick.example
             */
            email?: string;
            /**
             * @description The name in it
             * @example Anna Keller
             */
            name?: string;
            /**
             * @description Whether the person is new, becomes a member of the company, changes, stays, or the row was refused
             * @example created
             * @enum {string}
             */
            outcome: "created" | "added" | "changed" | "unchanged" | "refused";
            /**
             * @description Why it was refused
             * @example []
             */
            problems: components["schemas"]["ImportProblem"][];
        };
        /** @description How many rows came to what; always the last line */
        ImportEnd: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "end";
            /**
             * @description How many rows there were
             * @example 0
             */
            rows: number;
            /**
             * @description People who are new
             * @example 0
             */
            created: number;
            /**
             * @description People who became members
             * @example 0
             */
            added: number;
            /**
             * @description People who changed
             * @example 0
             */
            changed: number;
            /**
             * @description People who stayed as they were
             * @example 0
             */
            unchanged: number;
            /**
             * @description Rows that were refused
             * @example 0
             */
            refused: number;
        };
        /** @description What became of a row, or the counts */
        CompanyUserImportLine: components["schemas"]["ImportRow"] | components["schemas"]["ImportEnd"];
        /** @description What became of a table, in lines */
        CompanyUserImportAnswer: {
            /**
             * @description A line of each row, then the counts
             * @example []
             */
            lines: components["schemas"]["CompanyUserImportLine"][];
        };
        /**
         * @description One CompanyUserImportLine a line, as JSON (newline-delimited)
         * @example {"type":"end","rows":0,"created":0,"added":0,"changed":0,"unchanged":0,"refused":0}
         */
        CompanyUserImportLines: string;
        /** @description What changes of a user's membership in a company */
        CompanyUserChangeRequest: {
            role?: components["schemas"]["Role"];
            businessPhone?: components["schemas"]["PhoneNumberOrNull"];
            mobilePhone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Id of a department of the company
             * @example null
             */
            department?: components["schemas"]["Id"] | null;
            /**
             * @description An id of the category contactrelations
             * @example employee
             */
            contactRelation?: string | null;
            /**
             * @description Id of a travel policy of the company; without one, the default holds
             * @example null
             */
            travelPolicy?: components["schemas"]["Id"] | null;
            /**
             * @description Id of the company user who approves first
             * @example null
             */
            level1Approver?: components["schemas"]["Id"] | null;
            /**
             * @description Id of the company user who approves second
             * @example null
             */
            level2Approver?: components["schemas"]["Id"] | null;
            /**
             * Format: multiline
             * @description Note for those who look after the person
             * @example Prefers trains below four hours
             */
            note?: string | null;
            /**
             * @description Whether the membership may be used
             * @example true
             */
            active?: boolean;
            /**
             * @description All default values of reference fields
             * @example []
             */
            referenceFieldDefaults?: components["schemas"]["ReferenceFieldDefault"][];
            /**
             * @description All private cards for this company's trips
             * @example []
             */
            creditCards?: components["schemas"]["CreditCardRequest"][];
        };
        /** @description A user of the same company, by name only */
        Colleague: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Daniel
             */
            firstName: string;
            /**
             * @description Last name
             * @example Frei
             */
            lastName: string;
        };
        /** @description Who decides on trips for a company user, from a day to a day */
        Delegation: {
            delegate: components["schemas"]["Colleague"];
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the delegate decides now: by the company's clock, and as long as they are an active user of the company
             * @example true
             */
            active: boolean;
        };
        /** @description The delegate of a company user; without a delegation no other person decides for them */
        DelegationSetting: {
            delegation?: components["schemas"]["Delegation"];
        };
        /** @description Who is to decide, from when until when */
        DelegationRequest: {
            delegate: components["schemas"]["Id"];
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
        };
        /** @description Colleagues who could be the delegate */
        DelegateCandidates: {
            /** @description At most 20, by last name */
            candidates: components["schemas"]["Colleague"][];
        };
        /** @description A department or a travel policy */
        NamedChoice: {
            _id: components["schemas"]["Id"];
            /**
             * @description Its name
             * @example Engineering
             */
            name: string;
        };
        /** @description What a membership can refer to, by name only */
        MembershipChoices: {
            /** @description The departments of the company, by name */
            departments: components["schemas"]["NamedChoice"][];
            /** @description The travel policies of the company, by name */
            travelPolicies: components["schemas"]["NamedChoice"][];
        };
        /** @description A group of companies as lists show it */
        CompanyGroupSummary: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the group
             * @example Alpenblick Group
             */
            name: string;
            /**
             * @description How many companies belong to it
             * @example 2
             */
            companyCount: number;
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
        };
        /** @description One page of groups of companies */
        CompanyGroupList: {
            /**
             * @description The groups of this page, by name
             * @example []
             */
            docs: components["schemas"]["CompanyGroupSummary"][];
            /**
             * @description How many there are in all, counted up to five pages beyond this one, or up to one page where several words are searched
             * @example 62
             */
            totalDocs: number;
            /**
             * @description Present when there are more than `totalDocs`, so that on a later page more are counted
             * @example true
             * @constant
             */
            more?: true;
            /**
             * @description How many a page holds
             * @example 20
             */
            limit: number;
            /**
             * @description This page, counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many pages that makes
             * @example 4
             */
            totalPages: number;
        };
        /** @description A new group of companies */
        CompanyGroupCreateRequest: {
            /**
             * @description Name of the group
             * @example Alpenblick Group
             */
            name: string;
            /**
             * @description Whether it may be used
             * @example true
             */
            active?: boolean;
            /**
             * @description Ids of its companies
             * @example []
             */
            companies?: components["schemas"]["Id"][];
        };
        /** @description A group of companies */
        CompanyGroup: {
            _id: components["schemas"]["Id"];
            /**
             * @description Counts the changes of this record
             * @example 1
             */
            version: number;
            /**
             * @description Name of the group
             * @example Alpenblick Group
             */
            name: string;
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
            /**
             * @description Its companies, by name
             * @example []
             */
            companies: components["schemas"]["CompanyReference"][];
        };
        /** @description What changes of a group of companies */
        CompanyGroupChangeRequest: {
            /**
             * @description Name of the group
             * @example Alpenblick Group
             */
            name?: string;
            /**
             * @description Whether it may be used
             * @example true
             */
            active?: boolean;
            /**
             * @description Ids of all its companies; a company is in one group at most
             * @example []
             */
            companies?: components["schemas"]["Id"][];
        };
        /** @description A person as lists of users show it */
        UserListEntry: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description Name of the picture, for /images/{image} and /images/thumbnails/{image}
             * @example 4f6Zt0mWQ1yYJb2r0s3u5g.svg
             */
            image?: string;
            /**
             * @description Whether the person may sign in
             * @example true
             */
            active: boolean;
            /**
             * @description The companies that the person is a member of, as far as the caller may see them; the first three
             * @example []
             */
            companies: components["schemas"]["CompanyReference"][];
            /**
             * @description In how many companies that the caller may see the person is a member
             * @example 1
             */
            companyCount: number;
        };
        /** @description One page of users */
        UserList: {
            /**
             * @description The users of this page, by last name or e-mail address
             * @example []
             */
            docs: components["schemas"]["UserListEntry"][];
            /**
             * @description How many there are in all, counted up to five pages beyond this one, or up to one page where several words are searched
             * @example 62
             */
            totalDocs: number;
            /**
             * @description Present when there are more than `totalDocs`, so that on a later page more are counted
             * @example true
             * @constant
             */
            more?: true;
            /**
             * @description How many a page holds
             * @example 20
             */
            limit: number;
            /**
             * @description This page, counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many pages that makes
             * @example 4
             */
            totalPages: number;
        };
        /** @description A new person's membership in a company */
        FirstPlaceRequest: {
            company: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            businessPhone?: components["schemas"]["PhoneNumberOrNull"];
            mobilePhone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Id of a department of the company
             * @example null
             */
            department?: components["schemas"]["Id"] | null;
            /**
             * @description An id of the category contactrelations
             * @example employee
             */
            contactRelation?: string | null;
            /**
             * @description Id of a travel policy of the company; without one, the default holds
             * @example null
             */
            travelPolicy?: components["schemas"]["Id"] | null;
            /**
             * @description Id of the company user who approves first
             * @example null
             */
            level1Approver?: components["schemas"]["Id"] | null;
            /**
             * @description Id of the company user who approves second
             * @example null
             */
            level2Approver?: components["schemas"]["Id"] | null;
            /**
             * Format: multiline
             * @description Note for those who look after the person
             * @example Prefers trains below four hours
             */
            note?: string | null;
            /**
             * @description Whether the membership may be used
             * @example true
             */
            active?: boolean;
        };
        /** @description A new person with a first membership in a company */
        UserCreateRequest: {
            /**
             * @description Key of the person in the accounting system
             * @example C-88211
             */
            bizCntKey?: string | null;
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description An id of the category nameprefixes
             * @example ms
             */
            namePrefix?: string | null;
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Middle name
             * @example Maria
             */
            middleName?: string | null;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            address?: components["schemas"]["AddressRequest"];
            /**
             * @description An id of the category languages
             * @example en
             */
            language?: string | null;
            /**
             * @description An id of the category genders
             * @example F
             */
            gender?: string | null;
            /**
             * @description Day of birth
             * @example null
             */
            dateOfBirth?: components["schemas"]["CalendarDate"] | null;
            /**
             * Format: email
             * @description Private e-mail address
             * @example anna@keller.example
             */
            privateEmail?: string | null;
            privatePhone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Whether the person may sign in
             * @example true
             */
            active?: boolean;
            companyUser: components["schemas"]["FirstPlaceRequest"];
            /**
             * @description Whether a mail invites the person to choose a password
             * @example true
             */
            sendInvitation?: boolean;
        };
        /** @description A user's membership in a company with all that belongs to it */
        CompanyUserDetail: {
            _id: components["schemas"]["Id"];
            /**
             * @description Counts the changes of this membership
             * @example 1
             */
            version: number;
            company: components["schemas"]["CompanyReference"];
            role: components["schemas"]["Role"];
            /**
             * @description Phone at work
             * @example +41 41 555 01 11
             */
            businessPhone?: string;
            /**
             * @description Mobile phone
             * @example +41 79 555 01 11
             */
            mobilePhone?: string;
            /**
             * @description Name of the department
             * @example Hydraulics
             */
            department?: string;
            /**
             * @description Relation to the company, an id of the category contactrelations
             * @example employee
             */
            contactRelation?: string;
            travelPolicy?: components["schemas"]["Id"];
            level1Approver?: components["schemas"]["Id"];
            level2Approver?: components["schemas"]["Id"];
            /**
             * @description Note for those who look after the person
             * @example Prefers trains below four hours
             */
            note?: string;
            /**
             * @description Whether it may be used
             * @example true
             */
            active: boolean;
            /**
             * @description The default values of reference fields
             * @example []
             */
            referenceFieldDefaults: components["schemas"]["ReferenceFieldDefault"][];
            /**
             * @description Private cards for this company's trips
             * @example []
             */
            creditCards: components["schemas"]["CreditCard"][];
        };
        /** @description A visa */
        Visa: {
            country: components["schemas"]["CountryCode"];
            /**
             * @description Number of the visa
             * @example V1234567
             */
            number: string;
            issueDate: components["schemas"]["CalendarDate"];
            expiryDate: components["schemas"]["CalendarDate"];
            /**
             * @description Whether it allows several entries
             * @example true
             */
            multipleEntries: boolean;
        };
        /** @description A passport with its visas; issue date and visas are for the person and site admins only */
        Passport: {
            _id: components["schemas"]["Id"];
            country: components["schemas"]["CountryCode"];
            /**
             * @description Number of the passport
             * @example X1234567
             */
            number: string;
            issueDate?: components["schemas"]["CalendarDate"];
            expiryDate: components["schemas"]["CalendarDate"];
            /**
             * @description Whether it is the passport that is proposed first
             * @example true
             */
            isDefault: boolean;
            /**
             * @description Visas in this passport
             * @example []
             */
            visas?: components["schemas"]["Visa"][];
        };
        /** @description A note to airlines */
        OtherServiceInformation: {
            /**
             * @description The airline, an id of the category airlines; empty for all booked airlines
             * @example LX
             */
            airline: string;
            /**
             * @description The note
             * @example Passenger travels with a folding wheelchair
             */
            text: string;
        };
        /** @description How the person flies */
        FlightProfile: {
            /**
             * @description An id of the category seatprefs
             * @example A
             */
            seatPreference?: string;
            /**
             * @description An id of the category mealprefs
             * @example VGML
             */
            mealPreference?: string;
            /**
             * @description Notes to airlines
             * @example []
             */
            otherServiceInformation: components["schemas"]["OtherServiceInformation"][];
            /**
             * @description Frequent flyer memberships
             * @example []
             */
            memberships: components["schemas"]["LoyaltyMembership"][];
        };
        /** @description What suppliers get to know about the person */
        UserGdsProfile: {
            flight: components["schemas"]["FlightProfile"];
            /**
             * @description Memberships with hotels
             * @example []
             */
            hotelMemberships: components["schemas"]["LoyaltyMembership"][];
            /**
             * @description Memberships with car rentals
             * @example []
             */
            carMemberships: components["schemas"]["LoyaltyMembership"][];
            /**
             * @description Remarks for every booking
             * @example [
             *       "Quiet room"
             *     ]
             */
            remarks: string[];
        };
        /** @description A person with the whole profile */
        User: {
            _id: components["schemas"]["Id"];
            /**
             * @description Counts the changes of this record
             * @example 1
             */
            version: number;
            /**
             * @description Key of the person in the accounting system
             * @example C-88211
             */
            bizCntKey?: string;
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email: string;
            /**
             * @description An id of the category nameprefixes
             * @example ms
             */
            namePrefix?: string;
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Middle name
             * @example Maria
             */
            middleName?: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            address?: components["schemas"]["Address"];
            /**
             * @description An id of the category languages
             * @example en
             */
            language?: string;
            /**
             * @description An id of the category genders
             * @example F
             */
            gender?: string;
            dateOfBirth?: components["schemas"]["CalendarDate"];
            /**
             * Format: email
             * @description Private e-mail address
             * @example anna@keller.example
             */
            privateEmail?: string;
            /**
             * @description Private phone number
             * @example +41 79 555 02 22
             */
            privatePhone?: string;
            /**
             * @description Whether the password has to be changed before anything else
             * @example false
             */
            needsPasswordChange: boolean;
            /**
             * @description Name of the picture, for /images/{image} and /images/thumbnails/{image}
             * @example 4f6Zt0mWQ1yYJb2r0s3u5g.svg
             */
            image?: string;
            /**
             * @description Whether the person may sign in
             * @example true
             */
            active: boolean;
            /**
             * @description The person's places in companies, as far as the caller may see them
             * @example []
             */
            companyUsers: components["schemas"]["CompanyUserDetail"][];
            /**
             * @description Passports
             * @example []
             */
            passports: components["schemas"]["Passport"][];
            /**
             * @description Cards of the person
             * @example []
             */
            creditCards: components["schemas"]["CreditCard"][];
            gdsProfile: components["schemas"]["UserGdsProfile"];
        };
        /** @description What changes of the account and the personal data of a user */
        UserChangeRequest: {
            /**
             * @description Key of the person in the accounting system
             * @example C-88211
             */
            bizCntKey?: string | null;
            /**
             * Format: email
             * @description The address that the person signs in with
             * @example traveler@alpenblick.example
             */
            email?: string;
            /**
             * @description An id of the category nameprefixes
             * @example ms
             */
            namePrefix?: string | null;
            /**
             * @description First name
             * @example Anna
             */
            firstName?: string;
            /**
             * @description Middle name
             * @example Maria
             */
            middleName?: string | null;
            /**
             * @description Last name
             * @example Keller
             */
            lastName?: string;
            address?: components["schemas"]["AddressRequest"];
            /**
             * @description An id of the category languages
             * @example en
             */
            language?: string | null;
            /**
             * @description An id of the category genders
             * @example F
             */
            gender?: string | null;
            /**
             * @description Day of birth
             * @example null
             */
            dateOfBirth?: components["schemas"]["CalendarDate"] | null;
            /**
             * Format: email
             * @description Private e-mail address
             * @example anna@keller.example
             */
            privateEmail?: string | null;
            privatePhone?: components["schemas"]["PhoneNumberOrNull"];
            /**
             * @description Whether the person may sign in
             * @example true
             */
            active?: boolean;
            /**
             * @description Whether the password has to be changed before anything else
             * @example false
             */
            needsPasswordChange?: boolean;
        };
        /** @description A new password, proved by the caller's current one */
        PasswordChangeRequest: {
            /**
             * @description The caller's own current password
             * @example Zugvogel-2026
             */
            currentPassword: string;
            /**
             * @description The new password
             * @example four quiet mountain huts
             */
            newPassword: string;
        };
        /** @description A passport as it should be */
        PassportRequest: {
            _id?: components["schemas"]["Id"];
            country: components["schemas"]["CountryCode"];
            /**
             * @description Number of the passport
             * @example X1234567
             */
            number: string;
            issueDate: components["schemas"]["CalendarDate"];
            expiryDate: components["schemas"]["CalendarDate"];
            /**
             * @description Whether it is the passport that is proposed first
             * @example true
             */
            isDefault: boolean;
            /**
             * @description All visas in this passport
             * @example []
             */
            visas: components["schemas"]["Visa"][];
        };
        /** @description The passports of a user */
        PassportsRequest: {
            /**
             * @description All of them; one at most is the default
             * @example []
             */
            passports: components["schemas"]["PassportRequest"][];
        };
        /** @description The cards of a user */
        UserFinanceRequest: {
            /**
             * @description All of them; one at most is the default
             * @example []
             */
            creditCards: components["schemas"]["CreditCardRequest"][];
        };
        /** @description What changes of how a user flies */
        UserFlightProfileRequest: {
            /**
             * @description An id of the category seatprefs
             * @example A
             */
            seatPreference?: string | null;
            /**
             * @description An id of the category mealprefs
             * @example VGML
             */
            mealPreference?: string | null;
            /**
             * @description All notes to airlines
             * @example []
             */
            otherServiceInformation?: components["schemas"]["OtherServiceInformation"][];
            /**
             * @description All frequent flyer memberships
             * @example []
             */
            memberships?: components["schemas"]["LoyaltyMembershipRequest"][];
        };
        /** @description The memberships of a user of one kind */
        UserMembershipsRequest: {
            /**
             * @description All of them
             * @example []
             */
            memberships: components["schemas"]["LoyaltyMembershipRequest"][];
        };
        /** @description What a person wants to have changed in a membership of theirs; not whether it is active, and neither cards nor reference fields */
        MembershipChange: {
            companyUser: components["schemas"]["Id"];
            fields: components["schemas"]["CompanyUserChangeRequest"];
        };
        /** @description The fields of one section of a profile, or of a membership, as its person wants them: exactly one property, with what would be sent to change that section */
        ProfileChange: {
            account?: components["schemas"]["UserChangeRequest"];
            personal?: components["schemas"]["UserChangeRequest"];
            passports?: components["schemas"]["PassportsRequest"];
            flight?: components["schemas"]["UserFlightProfileRequest"];
            hotel?: components["schemas"]["UserMembershipsRequest"];
            car?: components["schemas"]["UserMembershipsRequest"];
            remarks?: components["schemas"]["RemarksRequest"];
            membership?: components["schemas"]["MembershipChange"];
        };
        /** @description What a person asked to have changed in a section of their profile, or in a membership */
        ProfileRequest: {
            _id: components["schemas"]["Id"];
            /**
             * @description Whether it waits, or was declined and has not been dismissed by its person
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "declined";
            change: components["schemas"]["ProfileChange"];
            askedAt: components["schemas"]["Instant"];
            /**
             * @description Why it was declined
             * @example Please send a copy of the new passport first
             */
            reason?: string;
        };
        /** @description The requests of a person, at most one for each section and each membership */
        ProfileRequests: {
            /** @description Those that wait, and for their person also those that were declined */
            requests: components["schemas"]["ProfileRequest"][];
        };
        /** @description Why a request is declined */
        ProfileRequestRefusal: {
            /**
             * Format: multiline
             * @description For the person who asked
             * @example Please send a copy of the new passport first
             */
            reason: string;
        };
        /** @description One choice of a category */
        EnumEntry: {
            /**
             * @description What is stored
             * @example CHF
             */
            id: string;
            /**
             * @description What a person reads
             * @example Swiss Franc
             */
            label: string;
            /**
             * @description A further key of the choice, such as a country's phone prefix
             * @example 2
             */
            additionalData?: string;
        };
        /** @description Categories and their choices */
        EnumAnswer: {
            /**
             * @description The choices of each category
             * @example {
             *       "measurementunits": [
             *         {
             *           "id": "metric",
             *           "label": "Metric"
             *         }
             *       ]
             *     }
             */
            data: {
                [key: string]: components["schemas"]["EnumEntry"][];
            };
        };
        /**
         * @description An airport or a metropolitan area, IATA code
         * @example ZRH
         */
        AirportCode: string;
        /**
         * @description One airport, or the airports of a metropolitan area
         * @example airport
         * @enum {string}
         */
        AirportType: "airport" | "mac";
        /** @description A place that one flies from or to: an airport, or a metropolitan area that stands for its airports */
        Airport: {
            code: components["schemas"]["AirportCode"];
            /**
             * @description Its name, in English
             * @example Zurich Airport
             */
            name: string;
            type: components["schemas"]["AirportType"];
            /**
             * @description The city that it belongs to
             * @example Zurich
             */
            city: string;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Its IANA time zone
             * @example Europe/Zurich
             */
            zone: string;
            /** @description The airports of a metropolitan area, the one that most people mean first; absent for an airport */
            airports?: components["schemas"]["AirportCode"][];
        };
        /** @description What a search for airports has found */
        AirportList: {
            /** @description The airports and metropolitan areas, the likeliest first */
            docs: components["schemas"]["Airport"][];
        };
        /** @description Who travels */
        Traveler: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
        };
        /** @description A highest price: of a flight with all its legs, of a night, or of a rental day; taxes and mandatory fees included */
        PriceRule: {
            /**
             * @description Which price it limits
             * @example hotel.highestPrice
             * @enum {string}
             */
            rule: "flight.budget" | "hotel.highestPrice" | "car.highestPrice";
            limit: components["schemas"]["Money"];
            action: components["schemas"]["PolicyAction"];
        };
        /** @description The highest service class */
        ServiceClassRule: {
            /**
             * @description This rule
             * @example flight.serviceClass
             * @enum {string}
             */
            rule: "flight.serviceClass";
            limit: components["schemas"]["ServiceClass"];
            action: components["schemas"]["PolicyAction"];
            /** @description Higher classes for long flights, with what happens to them */
            exceptions: components["schemas"]["ServiceClassException"][];
        };
        /** @description A bound on the time of each leg of a flight */
        MinutesRule: {
            /**
             * @description Which time it limits
             * @example flight.maxStopoverMinutes
             * @enum {string}
             */
            rule: "flight.minStopoverMinutes" | "flight.maxStopoverMinutes" | "flight.minDurationMinutes" | "flight.maxDurationMinutes";
            /**
             * @description The bound in minutes
             * @example 360
             */
            limit: number;
            action: components["schemas"]["PolicyAction"];
        };
        /** @description Rates of hotels have to be refundable */
        RefundableRule: {
            /**
             * @description This rule
             * @example hotel.allowNonRefundable
             * @enum {string}
             */
            rule: "hotel.allowNonRefundable";
            /**
             * @description What a rate has to be
             * @example refundable
             * @enum {string}
             */
            limit: "refundable";
            action: components["schemas"]["PolicyAction"];
        };
        /** @description Kinds of rooms that may not be booked */
        RoomTypesRule: {
            /**
             * @description This rule
             * @example hotel.excludedRoomTypes
             * @enum {string}
             */
            rule: "hotel.excludedRoomTypes";
            /**
             * @description The kinds that are excluded
             * @example [
             *       "suite"
             *     ]
             */
            limit: ("single" | "twin" | "double" | "triple" | "quadruple" | "suite")[];
            action: components["schemas"]["PolicyAction"];
        };
        /** @description One rule, called as the field that holds it; its action is for offers that break it */
        PolicyRule: components["schemas"]["PriceRule"] | components["schemas"]["ServiceClassRule"] | components["schemas"]["MinutesRule"] | components["schemas"]["RefundableRule"] | components["schemas"]["RoomTypesRule"];
        /**
         * @description A level of approval; the first comes before the second
         * @example 1
         * @enum {integer}
         */
        ApprovalLevel: 1 | 2;
        /** @description A price from which a level of approval is needed; an offer that reaches it keeps the rules all the same */
        PolicyThreshold: {
            /**
             * @description Which price it is compared with, and which level it asks for
             * @example flight.level1Threshold
             * @enum {string}
             */
            threshold: "flight.level1Threshold" | "flight.level2Threshold" | "hotel.level1Threshold" | "hotel.level2Threshold" | "car.level1Threshold" | "car.level2Threshold";
            level: components["schemas"]["ApprovalLevel"];
            limit: components["schemas"]["Money"];
        };
        /** @description A travel policy as a list of its rules, for saying it in words */
        StatedPolicy: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the policy
             * @example Standard
             */
            name: string;
            /**
             * @description Counts the changes of this policy
             * @example 1
             */
            version: number;
            currency: components["schemas"]["CurrencyCode"];
            /** @description The rules for flights, hotels and cars, always in this order; what is not limited is absent */
            rules: components["schemas"]["PolicyRule"][];
            /** @description The prices from which a level of approval is needed, in the same order */
            thresholds: components["schemas"]["PolicyThreshold"][];
        };
        /** @description Who approves trips at one level */
        Approver: {
            level: components["schemas"]["ApprovalLevel"];
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Daniel
             */
            firstName: string;
            /**
             * @description Last name
             * @example Frei
             */
            lastName: string;
        };
        /** @description The rules that hold for one traveller, and who approves what they allow only with an approval */
        TravelerPolicy: {
            traveler: components["schemas"]["Traveler"];
            /** @description Null when neither the traveller nor the company has one: everything may be booked */
            policy: components["schemas"]["StatedPolicy"] | null;
            /** @description Who approves this traveller's trips, by level; a level without an approver is absent */
            approvers: components["schemas"]["Approver"][];
        };
        /**
         * @description For whom it is meant: ids of company users of the company that the session acts in
         * @example [
         *       "01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10"
         *     ]
         */
        Travelers: components["schemas"]["Id"][];
        /**
         * @description What kind of trip it is
         * @example roundTrip
         * @enum {string}
         */
        FlightType: "oneWay" | "roundTrip" | "multiCity";
        /** @description An airport or a metropolitan area */
        FlightPlace: {
            code: components["schemas"]["AirportCode"];
            type: components["schemas"]["AirportType"];
        };
        /** @description One direction of a trip */
        FlightLegRequest: {
            origin: components["schemas"]["FlightPlace"];
            destination: components["schemas"]["FlightPlace"];
            departureDate: components["schemas"]["CalendarDate"];
        };
        /**
         * @description Whether to leave out connections, default false
         * @example false
         */
        DirectOnly: boolean;
        /**
         * @description Only these, ids of the category airlines; all when it is absent or empty
         * @example [
         *       "LX",
         *       "LH"
         *     ]
         */
        OnlyAirlines: string[];
        /** @description What the server leaves out of the answer; without it the answer holds all that may be shown */
        SearchFilter: {
            /**
             * @description Whether the server filters; otherwise the client does
             * @example true
             */
            shouldPreFilter?: boolean;
            /**
             * @description Whether only offers that need no approval are wanted
             * @example true
             */
            inPolicyOnly?: boolean;
        };
        /** @description The booked part that is to be changed, of the kind that is asked for and for the same travellers: what it has taken itself counts as free. Verdicts are those of its change, as far as they follow from the difference of the prices and the fee that the booking states; its quote adds what the supplier asks besides. Refused to those who may not change it */
        PartToChange: {
            tripId: components["schemas"]["Id"];
            partId: components["schemas"]["Id"];
        };
        /** @description Who wants to fly where and when */
        FlightSearchRequest: {
            travelers: components["schemas"]["Travelers"];
            flightType: components["schemas"]["FlightType"];
            /** @description The directions of the trip: one for one way, two for a round trip, two to six for multi-city */
            legs: components["schemas"]["FlightLegRequest"][];
            serviceClass?: components["schemas"]["ServiceClass"];
            directOnly?: components["schemas"]["DirectOnly"];
            airlines?: components["schemas"]["OnlyAirlines"];
            filter?: components["schemas"]["SearchFilter"];
            changes?: components["schemas"]["PartToChange"];
        };
        /**
         * @description The system that was asked
         * @example network
         */
        OfferSource: string;
        /** @description The rate by which money was converted, as what both sides cost for one euro */
        ConversionRate: {
            date: components["schemas"]["CalendarDate"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description What one euro costs in the currency of the price
             * @example 0.8731
             */
            from: string;
            /**
             * @description What one euro costs in the company's currency
             * @example 0.9412
             */
            to: string;
        };
        /** @description What may be taken along */
        BaggageAllowance: {
            /**
             * @description How many pieces
             * @example 1
             */
            pieces: number;
            /**
             * @description How heavy each may be; absent where the airline does not say
             * @example 23
             */
            kilogramsEach?: number;
        };
        /** @description Whether it is possible, and for which fee for one traveller; a difference in fare comes on top of a change. Empty where the airline does not say */
        FareCondition: {
            /**
             * @description Whether it is possible; absent where the airline does not say
             * @example true
             */
            allowed?: boolean;
            fee?: components["schemas"]["Money"];
        };
        /** @description The miles that a frequent flyer is credited with; absent where the airline does not say */
        FareMiles: {
            /**
             * @description Whether it is a percentage of the distance, or a number of miles for each leg
             * @example percentage
             * @enum {string}
             */
            kind: "percentage" | "number";
            /**
             * @description How many
             * @example 50
             */
            value: number;
        };
        /** @description What a fare includes and allows */
        FareFamily: {
            /**
             * @description Its code, unique within a source's answer
             * @example LX-light
             */
            code: string;
            /**
             * @description What the airline calls it
             * @example Economy Light
             */
            name: string;
            carryOn: components["schemas"]["BaggageAllowance"];
            checked: components["schemas"]["BaggageAllowance"];
            /**
             * @description Whether choosing a seat costs something
             * @example charged
             * @enum {string}
             */
            seatSelection: "free" | "standardFree" | "charged";
            /**
             * @description Whether the lounge is included
             * @example false
             */
            lounge: boolean;
            change: components["schemas"]["FareCondition"];
            refund: components["schemas"]["FareCondition"];
            /**
             * @description For how many hours after the booking it can be cancelled free of charge, regardless of its refund; never after check-in has closed. Absent where that is not known
             * @example 24
             */
            voidHours?: number;
            /**
             * @description What happens in case of a no-show; absent where the airline does not say
             * @example forfeited
             * @enum {string}
             */
            noShow?: "forfeited" | "changeFee" | "free";
            miles?: components["schemas"]["FareMiles"];
        };
        /** @description An airport as people know it */
        NamedAirport: {
            code: components["schemas"]["AirportCode"];
            /**
             * @description Its name, in English
             * @example Zurich Airport
             */
            name: string;
            /**
             * @description The city that it belongs to
             * @example Zurich
             */
            city: string;
        };
        /**
         * @description What clocks show at the place: yyyy-MM-ddTHH:mm
         * @example 2027-04-01T07:10
         */
        LocalDateTime: string;
        /**
         * @description The terminal of the airport; absent where the airline states none
         * @example 2E
         */
        Terminal: string;
        /** @description A flight under one number */
        FlightSegment: {
            /**
             * @description The airline under whose number it flies, an id of the category airlines
             * @example LX
             */
            carrier: string;
            /**
             * @description Its number
             * @example 316
             */
            flightNumber: number;
            /**
             * @description The airline that flies it
             * @example LX
             */
            operatingCarrier: string;
            origin: components["schemas"]["AirportCode"];
            destination: components["schemas"]["AirportCode"];
            departure: components["schemas"]["LocalDateTime"];
            arrival: components["schemas"]["LocalDateTime"];
            departureTerminal?: components["schemas"]["Terminal"];
            arrivalTerminal?: components["schemas"]["Terminal"];
            /**
             * @description How long it takes
             * @example 105
             */
            durationMinutes: number;
            /**
             * @description The aircraft, IATA type code
             * @example 320
             */
            aircraft: string;
            /**
             * @description Distance in kilometres
             * @example 788
             */
            distanceKm: number;
        };
        /**
         * @description From the first departure to the last arrival
         * @example 105
         */
        DurationMinutes: number;
        /**
         * @description How long each stopover takes, one between each two segments
         * @example []
         */
        StopoverMinutes: number[];
        /**
         * @description Whether it ends on another continent
         * @example false
         */
        Intercontinental: boolean;
        /** @description A journey in one direction */
        FlightResultLeg: {
            /**
             * @description Its segments in the order in which they are flown
             * @example [
             *       3
             *     ]
             */
            segments: number[];
            durationMinutes: components["schemas"]["DurationMinutes"];
            stopoverMinutes: components["schemas"]["StopoverMinutes"];
            intercontinental: components["schemas"]["Intercontinental"];
        };
        /**
         * @description Names an offer for exactly these travellers, so that it can be priced again; not to be taken apart
         * @example flight~network.LX316-20270401.light~31240CHF~2s~tf2k1a~T2fBzq0s0m8cT2fBzq0s0g
         */
        OfferToken: string;
        /**
         * @description The service class of each segment, in the order in which they are flown
         * @example [
         *       "Y",
         *       "Y"
         *     ]
         */
        ServiceClasses: components["schemas"]["ServiceClass"][];
        /**
         * @description The booking class of each segment
         * @example [
         *       "K",
         *       "L"
         *     ]
         */
        BookingClasses: string[];
        /**
         * @description How many can still be sold at this price; absent where the airline does not say
         * @example 7
         */
        SeatsLeft: number;
        /**
         * @description Estimated emissions for one traveller, in kilograms of CO2 equivalent
         * @example 142
         */
        Co2Kg: number;
        /**
         * Format: date-time
         * @description Until when the airline would hold it if it were ordered now, RFC 3339; absent where the airline does not say
         * @example 2026-11-22T09:00:00.000Z
         */
        HoldUntil: string;
        /** @description A price with its conditions, for one traveller and all legs, taxes and fees included */
        FlightResultFare: {
            offer: components["schemas"]["OfferToken"];
            /**
             * @description Index in the list of families
             * @example 0
             */
            family: number;
            serviceClasses: components["schemas"]["ServiceClasses"];
            bookingClasses: components["schemas"]["BookingClasses"];
            price: components["schemas"]["Money"];
            companyPrice?: components["schemas"]["Money"];
            seatsLeft?: components["schemas"]["SeatsLeft"];
            co2Kg: components["schemas"]["Co2Kg"];
            holdUntil?: components["schemas"]["HoldUntil"];
            /**
             * @description Index in the list of verdicts
             * @example 0
             */
            verdict: number;
        };
        /** @description One way to fly all legs */
        FlightResult: {
            /**
             * @description Its legs, in the order of the request
             * @example [
             *       0,
             *       7
             *     ]
             */
            legs: number[];
            /** @description What it costs, the cheapest first */
            fares: components["schemas"]["FlightResultFare"][];
        };
        /** @description What one source has found. Families, airports, segments, legs and verdicts are listed once; a number refers to the one at that index, counted from 0 */
        FlightResults: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "results";
            source: components["schemas"]["OfferSource"];
            expiresAt: components["schemas"]["Instant"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description By what prices in other currencies were converted */
            rates: components["schemas"]["ConversionRate"][];
            /** @description What fares include and allow */
            families: components["schemas"]["FareFamily"][];
            /** @description What the airports of the segments are called, each once */
            airports: components["schemas"]["NamedAirport"][];
            /** @description Every flight that an itinerary uses */
            segments: components["schemas"]["FlightSegment"][];
            /** @description Every journey that an itinerary uses */
            legs: components["schemas"]["FlightResultLeg"][];
            /** @description What policies say to the fares */
            verdicts: components["schemas"]["OfferVerdict"][];
            /** @description What can be flown, the cheapest first */
            itineraries: components["schemas"]["FlightResult"][];
        };
        /** @description A source that did not answer; what other sources have found is complete without it */
        SourceFailure: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "failure";
            source: components["schemas"]["OfferSource"];
            /**
             * @description Whether it was too slow or refused
             * @example timeout
             * @enum {string}
             */
            reason: "timeout" | "unavailable";
        };
        /** @description How one source did */
        SourceReport: {
            source: components["schemas"]["OfferSource"];
            /**
             * @description After how many milliseconds it had answered
             * @example 180
             */
            milliseconds: number;
            /**
             * @description How many results it had, hidden ones included
             * @example 176
             */
            found: number;
        };
        /** @description The last line of a search, with its counts; an answer in lines without it is not complete */
        SearchEnd: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "end";
            /**
             * @description How many results were sent
             * @example 164
             */
            results: number;
            /**
             * @description How many offers these have
             * @example 612
             */
            offers: number;
            /**
             * @description Results that were left out because the policy hides all their offers
             * @example 12
             */
            hiddenByPolicy: number;
            /**
             * @description Offers that the policy hides, those of hidden results included
             * @example 48
             */
            hiddenOffers: number;
            /**
             * @description Results that the filter of the request left out
             * @example 0
             */
            filteredOut: number;
            /** @description Every source that was asked, in the order in which they answered */
            sources: components["schemas"]["SourceReport"][];
        };
        /** @description What one source has found, that it failed, or the end */
        FlightSearchLine: components["schemas"]["FlightResults"] | components["schemas"]["SourceFailure"] | components["schemas"]["SearchEnd"];
        /** @description All lines of a search in one piece */
        FlightSearchAnswer: {
            /** @description What each source has found, which ones failed, and at last the counts */
            lines: components["schemas"]["FlightSearchLine"][];
        };
        /**
         * @description JSON documents, one in each line: what the JSON answer has in its `lines`
         * @example {"type":"failure","source":"network","reason":"timeout"}
         */
        SearchLines: string;
        /** @description Who wants to fly where, and around which days */
        FlightDatesRequest: {
            travelers: components["schemas"]["Travelers"];
            /**
             * @description What kind of trip it is
             * @example roundTrip
             * @enum {string}
             */
            flightType: "oneWay" | "roundTrip";
            /** @description The directions of the trip, with the days in the middle: one for one way, two for a round trip */
            legs: components["schemas"]["FlightLegRequest"][];
            serviceClass?: components["schemas"]["ServiceClass"];
            directOnly?: components["schemas"]["DirectOnly"];
            airlines?: components["schemas"]["OnlyAirlines"];
            filter?: components["schemas"]["SearchFilter"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description A price for one traveller and all legs, taxes and fees included */
        FlightDatePrice: {
            /** @description What the supplier asks */
            price: components["schemas"]["Money"];
            /** @description The same in the company's currency; absent when there is no exchange rate */
            companyPrice?: components["schemas"]["Money"];
        };
        /** @description What a trip costs on these days */
        FlightDateCell: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "cell";
            departureDate: components["schemas"]["CalendarDate"];
            /** @description The day of the return, absent for one way */
            returnDate?: components["schemas"]["CalendarDate"];
            /** @description The lowest price; absent when nothing is found, or nothing that may be shown */
            cheapest?: components["schemas"]["FlightDatePrice"];
            /** @description The lowest price of what needs no approval; absent when there is none */
            cheapestInPolicy?: components["schemas"]["FlightDatePrice"];
            /**
             * @description How many results the policy hides
             * @example 0
             */
            hiddenByPolicy: number;
            /**
             * @description The systems that did not answer for these days; prices are those of the others
             * @example []
             */
            failedSources: components["schemas"]["OfferSource"][];
        };
        /** @description The last line of a comparison; an answer in lines without it is not complete */
        FlightDatesEnd: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "end";
            /**
             * @description How many pairs of days were compared
             * @example 49
             */
            cells: number;
        };
        /** @description What a pair of days costs, or the end */
        FlightDatesLine: components["schemas"]["FlightDateCell"] | components["schemas"]["FlightDatesEnd"];
        /** @description All lines of a comparison in one piece */
        FlightDatesAnswer: {
            /** @description What each pair of days costs, and at last the end */
            lines: components["schemas"]["FlightDatesLine"][];
        };
        /** @description The seat of a traveller on a segment. `price` is what it costs, in a request what was shown and agreed to; absent when the fare includes it */
        SeatChoice: {
            traveler: components["schemas"]["Id"];
            /**
             * @description The segment, counted from 0 over all legs
             * @example 0
             */
            segment: number;
            /**
             * @description Row and letter
             * @example 12C
             */
            seat: string;
            price?: components["schemas"]["Money"];
        };
        /**
         * @description Seats of travellers
         * @example []
         */
        SeatChoices: components["schemas"]["SeatChoice"][];
        /** @description Bags that a traveller buys for a leg. `price` is what all of them cost, in a request what was shown and agreed to */
        BagChoice: {
            traveler: components["schemas"]["Id"];
            /**
             * @description The leg, counted from 0
             * @example 0
             */
            leg: number;
            /**
             * @description Where they travel
             * @example checked
             * @enum {string}
             */
            kind: "carryOn" | "checked";
            /**
             * @description How many
             * @example 1
             */
            quantity: number;
            /**
             * @description How heavy each may be; need not be sent
             * @example 23
             */
            kilograms?: number;
            price: components["schemas"]["Money"];
        };
        /**
         * @description Bags that travellers buy
         * @example []
         */
        BagChoices: components["schemas"]["BagChoice"][];
        /** @description A fare that a search has found, and the seats and bags that are wanted with it */
        FlightSelectRequest: {
            travelers: components["schemas"]["Travelers"];
            offer: components["schemas"]["OfferToken"];
            seats?: components["schemas"]["SeatChoices"];
            bags?: components["schemas"]["BagChoices"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description A journey in one direction */
        FlightQuoteLeg: {
            /** @description Its segments in the order in which they are flown */
            segments: components["schemas"]["FlightSegment"][];
            durationMinutes: components["schemas"]["DurationMinutes"];
            stopoverMinutes: components["schemas"]["StopoverMinutes"];
            intercontinental: components["schemas"]["Intercontinental"];
        };
        /** @description The fare with its conditions */
        FareQuote: {
            family: components["schemas"]["FareFamily"];
            serviceClasses: components["schemas"]["ServiceClasses"];
            bookingClasses: components["schemas"]["BookingClasses"];
            /**
             * @description What the airline calls the fare of each segment
             * @example [
             *       "KEULGTP0"
             *     ]
             */
            fareBasisCodes: string[];
            seatsLeft?: components["schemas"]["SeatsLeft"];
            co2Kg: components["schemas"]["Co2Kg"];
            /**
             * @description For how many hours after the booking it can be cancelled free of charge, regardless of the rules of the fare; never after check-in has closed. Absent where that is not known
             * @example 24
             */
            voidHours?: number;
        };
        /** @description One line of a price; those that are not paid on the spot add up to the price */
        PriceLine: {
            /**
             * @description What it is for
             * @example tax
             * @enum {string}
             */
            kind: "base" | "tax" | "fee" | "surcharge";
            /**
             * @description What the supplier calls it
             * @example CH
             */
            code: string;
            /**
             * @description The same in words
             * @example Airport passenger security charge
             */
            label: string;
            amount: components["schemas"]["Money"];
            /**
             * @description Whether it is paid at the hotel or at the counter, not with the booking
             * @example false
             */
            onSite: boolean;
        };
        /** @description A price as it is asked, and in the company's currency */
        PriceWithConversion: {
            asked: components["schemas"]["Money"];
            converted?: components["schemas"]["Money"];
            rate?: components["schemas"]["ConversionRate"];
        };
        /**
         * @description What is missing
         * @example dateOfBirth
         * @enum {string}
         */
        MissingPassengerField: "dateOfBirth" | "gender" | "passport";
        /** @description A passport of a profile without its number */
        PassportOption: {
            _id: components["schemas"]["Id"];
            country: components["schemas"]["CountryCode"];
            expiryDate: components["schemas"]["CalendarDate"];
            /**
             * @description Whether it lasts until the flight has ended
             * @example true
             */
            valid: boolean;
        };
        /** @description A membership with a frequent flyer programme */
        PassengerMembership: {
            /**
             * @description An id of the category flightloyalty
             * @example LH
             */
            program: string;
            /**
             * @description Membership number
             * @example 992220001234567
             */
            membershipNumber: string;
        };
        /** @description What an airline has to know of a traveller: what the profile has, and what has to be said with the order */
        PassengerNeeds: {
            traveler: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Middle name
             * @example Maria
             */
            middleName?: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            /**
             * @description An id of the category seatprefs; absent where the profile has none
             * @example A
             */
            seatPreference?: string;
            /**
             * @description What the profile lacks for this flight; a passport also when each one ends before the flight does
             * @example []
             */
            missing: components["schemas"]["MissingPassengerField"][];
            /**
             * @description The passports of the profile, the proposed one first; none where the flight asks for none
             * @example []
             */
            passports: components["schemas"]["PassportOption"][];
            /**
             * @description The frequent flyer memberships of the profile, the one that fits best first
             * @example []
             */
            memberships: components["schemas"]["PassengerMembership"][];
        };
        /** @description What has become of the price since the offer was made */
        PriceChange: {
            /**
             * @description Which way it went
             * @example dearer
             * @enum {string}
             */
            kind: "same" | "cheaper" | "dearer";
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            /**
             * @description Whether it goes through without asking again: it is not dearer by more than the company tolerates
             * @example true
             */
            withinTolerance: boolean;
        };
        /**
         * @description Whether it may be booked without an approval
         * @example false
         */
        InPolicy: boolean;
        /**
         * @description Whether the rule is kept; unknown when it can't be judged for want of an exchange rate
         * @example broken
         * @enum {string}
         */
        RuleOutcome: "kept" | "broken" | "unknown";
        /** @description A rule about a price */
        PriceRuleResult: {
            /**
             * @description Which rule it is
             * @example flight.budget
             * @enum {string}
             */
            rule: "flight.budget" | "hotel.highestPrice" | "car.highestPrice";
            result: components["schemas"]["RuleOutcome"];
            action?: components["schemas"]["PolicyAction"];
            limit: components["schemas"]["Money"];
            actual: components["schemas"]["PriceWithConversion"];
        };
        /**
         * @description The leg that it is about, counted from 0
         * @example 0
         */
        LegIndex: number;
        /** @description The rule about service classes */
        ServiceClassRuleResult: {
            /**
             * @description Which rule it is
             * @constant
             */
            rule: "flight.serviceClass";
            result: components["schemas"]["RuleOutcome"];
            action?: components["schemas"]["PolicyAction"];
            leg: components["schemas"]["LegIndex"];
            limit: components["schemas"]["ServiceClass"];
            actual: components["schemas"]["ServiceClass"];
        };
        /** @description A rule about how long a journey or a stopover takes */
        MinutesRuleResult: {
            /**
             * @description Which rule it is
             * @example flight.maxStopoverMinutes
             * @enum {string}
             */
            rule: "flight.minStopoverMinutes" | "flight.maxStopoverMinutes" | "flight.minDurationMinutes" | "flight.maxDurationMinutes";
            result: components["schemas"]["RuleOutcome"];
            action?: components["schemas"]["PolicyAction"];
            leg: components["schemas"]["LegIndex"];
            /**
             * @description The limit in minutes
             * @example 360
             */
            limit: number;
            /**
             * @description What the offer has in minutes
             * @example 385
             */
            actual: number;
        };
        /** @description The rule about rates that are never refunded */
        RefundableRuleResult: {
            /**
             * @description Which rule it is
             * @constant
             */
            rule: "hotel.allowNonRefundable";
            result: components["schemas"]["RuleOutcome"];
            action?: components["schemas"]["PolicyAction"];
            /**
             * @description What the rule asks for
             * @constant
             */
            limit: "refundable";
            /**
             * @description What the offer is
             * @example nonRefundable
             * @enum {string}
             */
            actual: "refundable" | "nonRefundable";
        };
        /** @description The rule about kinds of rooms */
        RoomTypeRuleResult: {
            /**
             * @description Which rule it is
             * @constant
             */
            rule: "hotel.excludedRoomTypes";
            result: components["schemas"]["RuleOutcome"];
            action?: components["schemas"]["PolicyAction"];
            /**
             * @description The kinds that are not offered
             * @example [
             *       "suite"
             *     ]
             */
            limit: string[];
            /**
             * @description The kind of the room, if the supplier says it
             * @example double
             */
            actual?: string;
        };
        /** @description What one rule says */
        RuleResult: components["schemas"]["PriceRuleResult"] | components["schemas"]["ServiceClassRuleResult"] | components["schemas"]["MinutesRuleResult"] | components["schemas"]["RefundableRuleResult"] | components["schemas"]["RoomTypeRuleResult"];
        /** @description Whether a price asks for a level of approval */
        ThresholdResult: {
            /**
             * @description Which threshold it is
             * @example flight.level1Threshold
             */
            threshold: string;
            /**
             * @description Who has to approve then
             * @example 1
             * @enum {integer}
             */
            level: 1 | 2;
            /**
             * @description Whether the price reaches it
             * @example below
             * @enum {string}
             */
            result: "below" | "reached" | "unknown";
            limit: components["schemas"]["Money"];
            actual: components["schemas"]["PriceWithConversion"];
        };
        /** @description What one traveller's policy says to an offer */
        TravelerVerdict: {
            _id: components["schemas"]["Id"];
            action: components["schemas"]["PolicyAction"];
            levels: components["schemas"]["ApprovalLevels"];
            inPolicy: components["schemas"]["InPolicy"];
            /** @description Every rule that the policy has, and for each leg if it concerns legs */
            rules: components["schemas"]["RuleResult"][];
            /** @description Whether the price asks for a level of approval */
            thresholds: components["schemas"]["ThresholdResult"][];
        };
        /** @description What the policies of the travellers say to an offer, the strictest of them, and why */
        Verdict: {
            action: components["schemas"]["PolicyAction"];
            levels: components["schemas"]["ApprovalLevels"];
            inPolicy: components["schemas"]["InPolicy"];
            /** @description What the policy of each traveller says, in the order of the request */
            travelers: components["schemas"]["TravelerVerdict"][];
        };
        /** @description A fare priced again; `price` is for one traveller without seats and bags, `total` and `change` are for all with theirs */
        FlightQuote: {
            /**
             * @description The offer can be bought
             * @constant
             */
            outcome: "priced";
            offer: components["schemas"]["OfferToken"];
            expiresAt: components["schemas"]["Instant"];
            holdUntil?: components["schemas"]["HoldUntil"];
            /** @description Its legs, in the order of the search */
            legs: components["schemas"]["FlightQuoteLeg"][];
            fare: components["schemas"]["FareQuote"];
            /** @description The price for one traveller in its lines */
            lines: components["schemas"]["PriceLine"][];
            price: components["schemas"]["PriceWithConversion"];
            seats: components["schemas"]["SeatChoices"];
            bags: components["schemas"]["BagChoices"];
            /** @description What the airline has to know of each traveller, in the order of the request */
            passengers: components["schemas"]["PassengerNeeds"][];
            total: components["schemas"]["PriceWithConversion"];
            change: components["schemas"]["PriceChange"];
            verdict: components["schemas"]["Verdict"];
        };
        /** @description A seat or a bag that is not what it was */
        ExtraChange: {
            /**
             * @description What it is
             * @example seat
             * @enum {string}
             */
            kind: "seat" | "bag";
            /**
             * @description Its index in the list of the request, counted from 0
             * @example 0
             */
            index: number;
            /**
             * @description What has become of it
             * @example gone
             * @enum {string}
             */
            change: "gone" | "dearer";
            price?: components["schemas"]["Money"];
        };
        /** @description A seat or a bag is gone or dearer than what was sent; the fare itself can be bought */
        FlightExtrasChanged: {
            /**
             * @description Seats or bags are not what they were
             * @constant
             */
            outcome: "extrasChanged";
            /** @description What has changed */
            extras: components["schemas"]["ExtraChange"][];
        };
        /** @description The offer can't be bought any more */
        OfferGone: {
            /**
             * @description Whether others were faster, or the supplier does not offer it any more
             * @example soldOut
             * @enum {string}
             */
            outcome: "soldOut" | "expired";
        };
        /** @description The offer with all that has to be known before it is bought, that seats or bags are not what they were, or that it is gone */
        FlightSelectAnswer: components["schemas"]["FlightQuote"] | components["schemas"]["FlightExtrasChanged"] | components["schemas"]["OfferGone"];
        /** @description An offer that a search has found */
        OfferRequest: {
            travelers: components["schemas"]["Travelers"];
            offer: components["schemas"]["OfferToken"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description A seat */
        Seat: {
            /**
             * @description Its letter
             * @example A
             */
            letter: string;
            /**
             * @description Where in the row it is
             * @example window
             * @enum {string}
             */
            position: "window" | "middle" | "aisle";
            /**
             * @description Whether it can be chosen
             * @example true
             */
            free: boolean;
            price?: components["schemas"]["Money"];
        };
        /** @description A row of seats */
        SeatRow: {
            /**
             * @description Its number
             * @example 12
             */
            number: number;
            /**
             * @description Whether it is at an emergency exit
             * @example false
             */
            exit: boolean;
            /**
             * @description Whether it is over the wing
             * @example true
             */
            wing: boolean;
            /** @description Its seats from left to right */
            seats: components["schemas"]["Seat"][];
        };
        /** @description A part of the aircraft with one service class */
        Cabin: {
            serviceClass: components["schemas"]["ServiceClass"];
            /**
             * @description On which deck it is; absent in an aircraft with one deck
             * @example main
             * @enum {string}
             */
            deck?: "main" | "upper";
            /**
             * @description The letters of the seats of a whole row from left to right, an aisle as |
             * @example ABC|DEF
             */
            layout: string;
            /** @description Its rows, from the front to the back */
            rows: components["schemas"]["SeatRow"][];
        };
        /** @description The seats of one segment */
        SeatMap: {
            /**
             * @description The segment, counted from 0 over all legs
             * @example 0
             */
            segment: number;
            /**
             * @description The aircraft, IATA type code
             * @example 320
             */
            aircraft: string;
            /** @description Its cabins, from the front to the back, those of the main deck first */
            cabins: components["schemas"]["Cabin"][];
        };
        /** @description A bag that can be bought, for one traveller and one leg */
        BagOffer: {
            /**
             * @description The leg, counted from 0
             * @example 0
             */
            leg: number;
            /**
             * @description Where it travels
             * @example checked
             * @enum {string}
             */
            kind: "carryOn" | "checked";
            /**
             * @description How heavy it may be; absent where the airline does not say
             * @example 23
             */
            kilograms?: number;
            price: components["schemas"]["Money"];
            /**
             * @description How many each traveller may buy
             * @example 2
             */
            highestQuantity: number;
        };
        /** @description Seats and bags that can be had with a fare */
        FlightExtras: {
            /**
             * @description The offer can be bought
             * @constant
             */
            outcome: "priced";
            /** @description One for each segment that has seats to choose */
            seatMaps: components["schemas"]["SeatMap"][];
            /** @description Bags that can be bought, for one traveller and one leg */
            bags: components["schemas"]["BagOffer"][];
        };
        /** @description The seats and bags that can be had with an offer, or that it is gone */
        SeatsAnswer: components["schemas"]["FlightExtras"] | components["schemas"]["OfferGone"];
        /**
         * @description Degrees north of the equator, negative to the south
         * @example 47.3769
         */
        Latitude: number;
        /**
         * @description Degrees east of Greenwich, negative to the west
         * @example 8.5417
         */
        Longitude: number;
        /** @description A point on the earth */
        Position: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /**
         * @description How far from the point to look, in `unit`, default 6; the unit is the company's by default
         * @example 6
         */
        SearchRadius: number;
        /**
         * @description In what distances are counted: kilometres or miles
         * @example km
         * @enum {string}
         */
        DistanceUnit: "km" | "mi";
        /**
         * @description How many rooms, at most four travellers in each; one for each traveller by default
         * @example 1
         */
        Rooms: number;
        /**
         * @description OTA code of an amenity (HAC): 64 and 68 parking, 179 and 286 wireless internet, 345 gym
         * @example 179
         */
        AmenityCode: number;
        /** @description Only hotels that guests rate so; from 1 to 5 by default */
        RatingRange: {
            /**
             * @description Lowest rating
             * @example 3.5
             */
            from?: number;
            /**
             * @description Highest rating
             * @example 5
             */
            to?: number;
        };
        /**
         * @description What can be asked of a rate
         * @example Refundable
         * @enum {string}
         */
        RoomAspect: "BreakfastIncluded" | "InPolicy" | "Refundable" | "CorporateRate";
        /** @description What the server leaves out of the answer; without it the answer holds all that may be shown */
        HotelFilter: {
            /**
             * @description Whether the server filters; otherwise the client does
             * @example true
             */
            shouldPreFilter?: boolean;
            /**
             * @description Only hotels of these chains; all when it is absent or empty, as with every list here
             * @example [
             *       "RT",
             *       "EH"
             *     ]
             */
            hotelChainCodes?: string[];
            /**
             * @description Only hotels with all of these; codes for the same, such as two kinds of parking, count as one
             * @example [
             *       64,
             *       68,
             *       179
             *     ]
             */
            amenityCodes?: components["schemas"]["AmenityCode"][];
            rating?: components["schemas"]["RatingRange"];
            /**
             * @description Only hotels with so many stars
             * @example [
             *       3,
             *       4
             *     ]
             */
            stars?: number[];
            /**
             * @description Only hotels with this in their name; case and accents don't matter
             * @example garden
             */
            nameFilter?: string;
            /**
             * @description Only hotels that are not further away, in the unit of the search
             * @example 2.5
             */
            radius?: number;
            /**
             * @description Only rates with all of these
             * @example [
             *       "BreakfastIncluded",
             *       "Refundable"
             *     ]
             */
            roomAspects?: components["schemas"]["RoomAspect"][];
        };
        /** @description Who wants to stay where and when; either a point or a location of the company */
        HotelSearchRequest: {
            travelers: components["schemas"]["Travelers"];
            location?: components["schemas"]["Position"];
            /**
             * Format: uuid
             * @description Instead of a point: a location of the company that the session acts in
             * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11
             */
            companyLocation?: string;
            radius?: components["schemas"]["SearchRadius"];
            unit?: components["schemas"]["DistanceUnit"];
            checkIn: components["schemas"]["CalendarDate"];
            checkOut: components["schemas"]["CalendarDate"];
            rooms?: components["schemas"]["Rooms"];
            filter?: components["schemas"]["HotelFilter"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description By what prices in other currencies were converted */
        ConversionRates: components["schemas"]["ConversionRate"][];
        /**
         * @description How many nights the stay has
         * @example 2
         */
        Nights: number;
        /** @description What policies say to the offers */
        VerdictList: components["schemas"]["OfferVerdict"][];
        /**
         * @description Identifies the hotel in all sources; its picture is `/images/hotels/{propertyId}/house.svg`
         * @example 2657896-12
         */
        PropertyId: string;
        /**
         * @description Its name
         * @example Hotel Seefeld
         */
        HotelName: string;
        /** @description The chain that it belongs to; absent when it is independent */
        HotelChain: {
            /**
             * @description Code of the chain
             * @example RT
             */
            code: string;
            /**
             * @description Its name
             * @example Accor
             */
            name: string;
        };
        /**
         * @description Its stars; 0 where it has none
         * @example 4
         */
        Stars: number;
        /**
         * @description What guests think of it, with halves; absent where nothing is known
         * @example 4.5
         */
        Rating: number;
        /** @description Where it is */
        HouseAddress: {
            /**
             * @description Street and number
             * @example Bahnhofstrasse 14
             */
            street: string;
            /**
             * @description Postal code
             * @example 8001
             */
            postalCode: string;
            /**
             * @description City
             * @example Zürich
             */
            city: string;
            country: components["schemas"]["CountryCode"];
        };
        /**
         * @description The part of the city that it lies in, or the city
         * @example Oerlikon
         */
        Area: string;
        /**
         * @description Straight from the point that was searched, in the unit of the answer, with one digit
         * @example 1.4
         */
        Distance: number;
        /**
         * @description Where it lies from the point that was searched
         * @example NE
         * @enum {string}
         */
        Direction: "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
        /**
         * @description What it has
         * @example [
         *       64,
         *       179,
         *       345
         *     ]
         */
        Amenities: components["schemas"]["AmenityCode"][];
        /**
         * @description Who sells it: 100 Sabre, 110 Expedia, 112 Bedsonline, 113 Booking.com
         * @example 110
         */
        RateSource: string;
        /**
         * @description What the hotel calls the room
         * @example Superior double room
         */
        RoomName: string;
        /**
         * @description Kind of room
         * @example double
         * @enum {string}
         */
        RoomType: "single" | "twin" | "double" | "triple" | "quadruple" | "suite";
        /**
         * @description Whether breakfast is included
         * @example true
         */
        BreakfastIncluded: boolean;
        /**
         * @description Whether it can still be cancelled for nothing
         * @example true
         */
        Refundable: boolean;
        /**
         * Format: date-time
         * @description Until when it can be cancelled for nothing, in UTC; absent when it is not refundable
         * @example 2027-03-14T17:00:00.000Z
         */
        FreeUntil: string;
        /**
         * @description Whether the company has negotiated it
         * @example false
         */
        Corporate: boolean;
        /**
         * @description Whether it is paid with the booking, not at the hotel
         * @example false
         */
        Prepaid: boolean;
        /**
         * @description How many rooms can still be sold
         * @example 4
         */
        RoomsLeft: number;
        /**
         * @description Index in the list of verdicts, counted from 0
         * @example 0
         */
        VerdictIndex: number;
        /** @description The price of a room with its conditions, for all rooms and nights, taxes and mandatory fees included */
        HotelRate: {
            offer: components["schemas"]["OfferToken"];
            source: components["schemas"]["RateSource"];
            roomName: components["schemas"]["RoomName"];
            roomType: components["schemas"]["RoomType"];
            breakfastIncluded: components["schemas"]["BreakfastIncluded"];
            refundable: components["schemas"]["Refundable"];
            freeUntil?: components["schemas"]["FreeUntil"];
            corporate: components["schemas"]["Corporate"];
            prepaid: components["schemas"]["Prepaid"];
            price: components["schemas"]["Money"];
            companyPrice?: components["schemas"]["Money"];
            perNight: components["schemas"]["Money"];
            onSite?: components["schemas"]["Money"];
            roomsLeft: components["schemas"]["RoomsLeft"];
            verdict: components["schemas"]["VerdictIndex"];
        };
        /** @description A hotel with its cheapest rates */
        HotelResult: {
            propertyId: components["schemas"]["PropertyId"];
            name: components["schemas"]["HotelName"];
            chain?: components["schemas"]["HotelChain"];
            stars: components["schemas"]["Stars"];
            rating?: components["schemas"]["Rating"];
            address: components["schemas"]["HouseAddress"];
            area: components["schemas"]["Area"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            distance: components["schemas"]["Distance"];
            direction: components["schemas"]["Direction"];
            amenities: components["schemas"]["Amenities"];
            /** @description The cheapest rate, and the cheapest of each kind that a filter asks for, the cheapest first */
            rates: components["schemas"]["HotelRate"][];
        };
        /** @description What one source has found, or all together. Verdicts are listed once; a number refers to the one at that index, counted from 0 */
        HotelResults: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "results";
            /**
             * @description The system that was asked, or `all` of them
             * @example 110
             * @example all
             */
            source: string;
            expiresAt: components["schemas"]["Instant"];
            currency: components["schemas"]["CurrencyCode"];
            rates: components["schemas"]["ConversionRates"];
            unit: components["schemas"]["DistanceUnit"];
            nights: components["schemas"]["Nights"];
            /**
             * @description How many rooms each price is for
             * @example 1
             */
            rooms: number;
            verdicts: components["schemas"]["VerdictList"];
            /** @description The hotels, the nearest first */
            hotels: components["schemas"]["HotelResult"][];
        };
        /** @description What was found, that a source failed, or the end */
        HotelSearchLine: components["schemas"]["HotelResults"] | components["schemas"]["SourceFailure"] | components["schemas"]["SearchEnd"];
        /** @description All lines of a search in one piece */
        HotelSearchAnswer: {
            /** @description What was found, which sources failed, and at last the counts */
            lines: components["schemas"]["HotelSearchLine"][];
        };
        /** @description Who wants to stay when, and in which hotel */
        HotelDetailsRequest: {
            travelers: components["schemas"]["Travelers"];
            propertyId: components["schemas"]["PropertyId"];
            checkIn: components["schemas"]["CalendarDate"];
            checkOut: components["schemas"]["CalendarDate"];
            rooms?: components["schemas"]["Rooms"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description A hotel */
        HotelProperty: {
            propertyId: components["schemas"]["PropertyId"];
            name: components["schemas"]["HotelName"];
            chain?: components["schemas"]["HotelChain"];
            stars: components["schemas"]["Stars"];
            rating?: components["schemas"]["Rating"];
            address: components["schemas"]["HouseAddress"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            amenities: components["schemas"]["Amenities"];
            /**
             * @description Its time zone, in which its deadlines are meant
             * @example Europe/Zurich
             */
            zone: string;
        };
        /** @description A picture of a hotel */
        HotelPicture: {
            /**
             * @description Its path under the address of the server
             * @example /images/hotels/2657896-12/house.svg
             */
            path: string;
            /**
             * @description What it shows
             * @example house
             * @enum {string}
             */
            shows: "house" | "lobby" | "room" | "breakfast" | "gym" | "pool" | "meeting";
        };
        /** @description From when on a cancellation costs how much */
        PenaltyDeadline: {
            at: components["schemas"]["Instant"];
            penalty: components["schemas"]["Money"];
        };
        /** @description What a room is like, and under which conditions it is sold */
        RoomConditions: {
            source: components["schemas"]["RateSource"];
            roomName: components["schemas"]["RoomName"];
            roomType: components["schemas"]["RoomType"];
            /**
             * @description What is seen from it
             * @example Lake view
             */
            view?: string;
            /**
             * @description OTA code of the beds (BED)
             * @example 3
             */
            bedType: number;
            /**
             * @description How many beds
             * @example 1
             */
            beds: number;
            /**
             * @description How many may sleep in it
             * @example 2
             */
            highestOccupancy: number;
            /**
             * @description What the room has
             * @example [
             *       2,
             *       50
             *     ]
             */
            amenities: number[];
            /**
             * @description OTA code of the meals (MPT)
             * @example 19
             */
            mealPlan: number;
            breakfastIncluded: components["schemas"]["BreakfastIncluded"];
            refundable: components["schemas"]["Refundable"];
            freeUntil?: components["schemas"]["FreeUntil"];
            /** @description What a cancellation costs after which time, in order; before the first nothing. Empty: it is never refunded */
            deadlines: components["schemas"]["PenaltyDeadline"][];
            corporate: components["schemas"]["Corporate"];
            prepaid: components["schemas"]["Prepaid"];
            roomsLeft: components["schemas"]["RoomsLeft"];
        };
        /** @description A room under one set of conditions; prices are for all rooms and nights, taxes and mandatory fees included */
        RoomOption: {
            offer: components["schemas"]["OfferToken"];
            room: components["schemas"]["RoomConditions"];
            price: components["schemas"]["Money"];
            companyPrice?: components["schemas"]["Money"];
            perNight: components["schemas"]["Money"];
            companyPerNight?: components["schemas"]["Money"];
            onSite?: components["schemas"]["Money"];
            verdict: components["schemas"]["VerdictIndex"];
        };
        /** @description A hotel with all its rates for a stay */
        HotelDetails: {
            property: components["schemas"]["HotelProperty"];
            /** @description Pictures of it, the house first */
            pictures: components["schemas"]["HotelPicture"][];
            /**
             * @description From when rooms are ready, local time
             * @example 15:00
             */
            checkInFrom: string;
            /**
             * @description Until when rooms are left, local time
             * @example 11:00
             */
            checkOutUntil: string;
            /**
             * @description Telephone number, where it is known
             * @example +41 44 555 01 23
             */
            phone?: string;
            expiresAt: components["schemas"]["Instant"];
            currency: components["schemas"]["CurrencyCode"];
            rates: components["schemas"]["ConversionRates"];
            nights: components["schemas"]["Nights"];
            /**
             * @description How many rooms each price is for
             * @example 1
             */
            rooms: number;
            verdicts: components["schemas"]["VerdictList"];
            /** @description All rates, the cheapest first */
            options: components["schemas"]["RoomOption"][];
            /**
             * @description How many rates the policy hides
             * @example 2
             */
            hiddenByPolicy: number;
        };
        /**
         * @description How it is paid or guaranteed, what is paid on the spot, what has to be shown
         * @example cardGuarantee
         * @enum {string}
         */
        StayCondition: "prepaid" | "cardGuarantee" | "payAtHotel" | "cityTaxOnSite" | "idAtCheckIn";
        /** @description A hotel rate priced again */
        StayQuote: {
            /**
             * @description The offer can be bought
             * @constant
             */
            outcome: "priced";
            offer: components["schemas"]["OfferToken"];
            expiresAt: components["schemas"]["Instant"];
            property: components["schemas"]["HotelProperty"];
            room: components["schemas"]["RoomConditions"];
            nights: components["schemas"]["Nights"];
            /**
             * @description How many rooms the price is for
             * @example 1
             */
            rooms: number;
            /**
             * @description What must be known before booking
             * @example [
             *       "cardGuarantee",
             *       "payAtHotel"
             *     ]
             */
            conditions: components["schemas"]["StayCondition"][];
            /** @description The price in its lines, for all rooms and nights */
            lines: components["schemas"]["PriceLine"][];
            total: components["schemas"]["PriceWithConversion"];
            perNight: components["schemas"]["PriceWithConversion"];
            onSite?: components["schemas"]["PriceWithConversion"];
            change: components["schemas"]["PriceChange"];
            verdict: components["schemas"]["Verdict"];
        };
        /** @description The rate with all that has to be known before it is bought, or that it is gone */
        HotelCheckAnswer: components["schemas"]["StayQuote"] | components["schemas"]["OfferGone"];
        /** @description An airport */
        CarAirport: {
            code: components["schemas"]["AirportCode"];
        };
        /** @description The surroundings of a point */
        CarPoint: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description How far from the point to look, in `unit`, default 10; the unit is the company's by default
             * @example 10
             */
            radius?: number;
        };
        /** @description Where a car is fetched or brought back, an airport or the surroundings of a point; the drop-off is where the pick-up is when it is absent */
        CarPlace: components["schemas"]["CarAirport"] | components["schemas"]["CarPoint"];
        /**
         * @description What drives a car
         * @example electric
         * @enum {string}
         */
        CarFuelGroup: "petrol" | "diesel" | "hybrid" | "electric" | "lpg" | "hydrogen" | "ethanol" | "multi" | "unspecified";
        /** @description What the server leaves out of the answer; without it the answer holds all that may be shown. An absent or empty list asks for nothing */
        CarFilter: {
            /**
             * @description Whether the server filters; otherwise the client does
             * @example true
             */
            shouldPreFilter?: boolean;
            /**
             * @description Whether only cars that need no approval are wanted
             * @example true
             */
            inPolicyOnly?: boolean;
            /**
             * @description Only cars of these vendors
             * @example [
             *       "ZI",
             *       "ZE"
             *     ]
             */
            vendorCode?: string[];
            /**
             * @description Only these transmissions, ids of the category groupedcartransmission
             * @example [
             *       "automatic"
             *     ]
             */
            carTransmission?: ("manual" | "automatic")[];
            /**
             * @description Only these fuels, ids of the category groupedcarfuel
             * @example [
             *       "hybrid",
             *       "electric"
             *     ]
             */
            carFuel?: components["schemas"]["CarFuelGroup"][];
            /**
             * @description Only these categories, ids of the category carcategory
             * @example [
             *       "C",
             *       "D"
             *     ]
             */
            carCategory?: string[];
            /**
             * @description How many seats at the least
             * @example 5
             */
            minimumSeats?: number;
            /**
             * @description Whether only cars with air conditioning are wanted
             * @example true
             */
            airConditioning?: boolean;
        };
        /** @description Who wants to rent a car where and when; times are those of the place */
        CarSearchRequest: {
            travelers: components["schemas"]["Travelers"];
            pickUp: components["schemas"]["CarPlace"];
            dropOff?: components["schemas"]["CarPlace"];
            pickUpDate: components["schemas"]["CalendarDate"];
            /**
             * @description When the car is fetched, HH:mm, 08:00 by default
             * @example 08:00
             */
            pickUpTime?: string;
            dropOffDate: components["schemas"]["CalendarDate"];
            /**
             * @description When it is brought back, HH:mm, 18:00 by default
             * @example 18:00
             */
            dropOffTime?: string;
            /**
             * @description How old the driver is; young drivers pay more and don't get every car. Without it, an age that changes nothing
             * @example 23
             */
            driverAge?: number;
            unit?: components["schemas"]["DistanceUnit"];
            filter?: components["schemas"]["CarFilter"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description A rental company */
        CarVendor: {
            /**
             * @description Its code
             * @example ZI
             */
            code: string;
            /**
             * @description Its name
             * @example Avis
             */
            name: string;
        };
        /** @description When a station is open on a day of the week */
        StationHours: {
            /**
             * @description From 1 for Monday to 7 for Sunday
             * @example 1
             */
            weekday: number;
            /**
             * @description When it opens, HH:mm
             * @example 07:00
             */
            from: string;
            /**
             * @description When it closes, HH:mm; 24:00 at midnight
             * @example 22:30
             */
            to: string;
        };
        /** @description Where a vendor gives cars out and takes them back */
        CarStation: {
            /**
             * @description Names the station
             * @example ZI.ZRH
             */
            stationId: string;
            /**
             * @description Its name
             * @example Avis Zurich Airport
             */
            name: string;
            address: components["schemas"]["HouseAddress"];
            /**
             * @description Its IANA time zone
             * @example Europe/Zurich
             */
            zone: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description How it is reached from the terminal, or that it is in the city
             * @example inTerminal
             * @enum {string}
             */
            access: "inTerminal" | "shuttle" | "city";
            distance: components["schemas"]["Distance"];
            direction: components["schemas"]["Direction"];
            /** @description When it is open, local time; days on which it is closed are left out */
            openingHours: components["schemas"]["StationHours"][];
            /**
             * @description Telephone number
             * @example +41 44 555 01 23
             */
            phone: string;
        };
        /** @description How far one may drive */
        CarMileage: {
            /**
             * @description Whether as far as one likes
             * @example false
             */
            unlimited: boolean;
            /**
             * @description Kilometres that are included, for each day
             * @example 250
             */
            kilometresPerDay?: number;
            extraKilometre?: components["schemas"]["Money"];
        };
        /** @description What the price insures. The driver pays up to the excess of a damage; it is absent when damage to the car is not covered */
        CarInsurance: {
            /**
             * @description What is covered
             * @example [
             *       "liability",
             *       "collision",
             *       "theft"
             *     ]
             */
            covers: ("liability" | "collision" | "theft")[];
            excess?: components["schemas"]["Money"];
        };
        /** @description What the car is like, and under which conditions it is rented. Of the price, `dueAtDesk` is paid at the counter, `oneWayFee` is for returning it to another station, and `youngDriverFee` for the age of the driver. The deposit is blocked on the driver's card while the car is away and is not part of the price */
        RentalCar: {
            /**
             * @description ACRISS code: category, type, transmission, fuel and air conditioning
             * @example CDAR
             */
            acriss: string;
            /**
             * @description A model of the class, or a similar one
             * @example Volkswagen Golf
             */
            model: string;
            /**
             * @description How many doors
             * @example 5
             */
            doors: number;
            /**
             * @description How many seats
             * @example 5
             */
            seats: number;
            /**
             * @description How many large bags it takes
             * @example 1
             */
            largeBags: number;
            /**
             * @description How many small bags it takes
             * @example 2
             */
            smallBags: number;
            mileage: components["schemas"]["CarMileage"];
            /**
             * @description Whether it is paid with the booking, not at the counter
             * @example true
             */
            prepaid: boolean;
            dueAtDesk: components["schemas"]["Money"];
            oneWayFee?: components["schemas"]["Money"];
            youngDriverFee?: components["schemas"]["Money"];
            /**
             * @description Whether it comes back with a full tank, or a tank is bought with it and it may come back empty
             * @example fullToFull
             * @enum {string}
             */
            fuelRule: "fullToFull" | "prepaidTank";
            deposit: components["schemas"]["Money"];
            insurance: components["schemas"]["CarInsurance"];
            /**
             * @description Periods of 24 hours that are begun
             * @example 3
             */
            days: number;
            refundable: components["schemas"]["Refundable"];
            freeUntil?: components["schemas"]["FreeUntil"];
            /**
             * @description Whether the rental company changes a booking of it online; absent in what was booked before this was stated
             * @example true
             */
            changeable?: boolean;
            /**
             * @description How many can still be rented
             * @example 5
             */
            carsLeft: number;
        };
        /** @description A class of cars at a station, for the whole rental, mandatory charges included */
        CarResult: {
            offer: components["schemas"]["OfferToken"];
            /**
             * @description Index in the list of vendors
             * @example 0
             */
            vendor: number;
            /**
             * @description Index in the list of stations
             * @example 0
             */
            pickUp: number;
            /**
             * @description Index in the list of stations
             * @example 0
             */
            dropOff: number;
            car: components["schemas"]["RentalCar"];
            price: components["schemas"]["Money"];
            companyPrice?: components["schemas"]["Money"];
            perDay: components["schemas"]["Money"];
            verdict: components["schemas"]["VerdictIndex"];
        };
        /** @description What one source has found. Vendors, stations and verdicts are listed once; a number refers to the one at that index, counted from 0 */
        CarResults: {
            /**
             * @description What kind of line this is
             * @constant
             */
            type: "results";
            source: components["schemas"]["OfferSource"];
            expiresAt: components["schemas"]["Instant"];
            currency: components["schemas"]["CurrencyCode"];
            rates: components["schemas"]["ConversionRates"];
            unit: components["schemas"]["DistanceUnit"];
            /** @description Who rents the cars */
            vendors: components["schemas"]["CarVendor"][];
            /** @description Where cars are fetched and brought back */
            stations: components["schemas"]["CarStation"][];
            verdicts: components["schemas"]["VerdictList"];
            /** @description The cars, those of the nearest station first */
            cars: components["schemas"]["CarResult"][];
        };
        /** @description What one source has found, that it failed, or the end */
        CarSearchLine: components["schemas"]["CarResults"] | components["schemas"]["SourceFailure"] | components["schemas"]["SearchEnd"];
        /** @description All lines of a search in one piece */
        CarSearchAnswer: {
            /** @description What each source has found, which ones failed, and at last the counts */
            lines: components["schemas"]["CarSearchLine"][];
        };
        /** @description A place whose stations are asked for */
        CarStationsRequest: {
            place: components["schemas"]["CarPlace"];
            unit?: components["schemas"]["DistanceUnit"];
        };
        /** @description Where cars are rented at a place */
        CarStationsAnswer: {
            unit: components["schemas"]["DistanceUnit"];
            /**
             * @description How many hours before the departure of a flight the company returns cars
             * @example 2
             */
            carReturnHours: number;
            /** @description The stations, the nearest first */
            stations: components["schemas"]["CarStation"][];
        };
        /** @description A rental car that a search has found, named by `offer` or by `carRateKey`, which must not differ */
        CarCheckRequest: {
            travelers: components["schemas"]["Travelers"];
            offer?: components["schemas"]["OfferToken"];
            carRateKey?: components["schemas"]["OfferToken"];
            changes?: components["schemas"]["PartToChange"];
        };
        /** @description A rental car priced again */
        CarQuote: {
            /**
             * @description The offer can be bought
             * @constant
             */
            outcome: "priced";
            offer: components["schemas"]["OfferToken"];
            /** @description The same as `offer` */
            carRateKey: components["schemas"]["OfferToken"];
            expiresAt: components["schemas"]["Instant"];
            vendor: components["schemas"]["CarVendor"];
            pickUp: components["schemas"]["CarStation"];
            dropOff: components["schemas"]["CarStation"];
            pickUpAt: components["schemas"]["LocalDateTime"];
            dropOffAt: components["schemas"]["LocalDateTime"];
            unit: components["schemas"]["DistanceUnit"];
            car: components["schemas"]["RentalCar"];
            /** @description The price in its lines, for the whole rental */
            lines: components["schemas"]["PriceLine"][];
            total: components["schemas"]["PriceWithConversion"];
            perDay: components["schemas"]["PriceWithConversion"];
            change: components["schemas"]["PriceChange"];
            verdict: components["schemas"]["Verdict"];
        };
        /** @description The car with all that has to be known before it is booked, or that it is gone */
        CarCheckAnswer: components["schemas"]["CarQuote"] | components["schemas"]["OfferGone"];
        /** @description For whom something is to be booked */
        CheckoutRequest: {
            travelers: components["schemas"]["Travelers"];
        };
        /** @description That a traveller's profile has a membership in a loyalty programme */
        TravelerMembership: {
            traveler: components["schemas"]["Id"];
            /**
             * @description What the programme is for
             * @example hotel
             * @enum {string}
             */
            kind: "flight" | "hotel" | "car";
            /**
             * @description The programme, an id of the category flightloyalty, hotelloyalty or carloyalty
             * @example hilton_honors
             */
            program: string;
        };
        /** @description A card that may pay */
        CardOption: {
            card: components["schemas"]["CreditCard"];
            /**
             * @description Whether it is the company's or the traveller's own
             * @example company
             * @enum {string}
             */
            owner: "company" | "traveler";
        };
        /** @description A field for the company's accounting */
        AskedReferenceField: {
            /**
             * @description Its position, 1 to 6
             * @example 1
             */
            position: number;
            /**
             * @description Its name
             * @example Cost centre
             */
            name: string;
            /**
             * @description Whether it has to be filled
             * @example true
             */
            mandatory: boolean;
            /**
             * @description The traveller's default value; without one, the value of their last trip
             * @example 4711
             */
            proposal?: string;
        };
        /**
         * @description What the trip is for, an id of the category trippurposes
         * @example client-visit
         */
        TripPurpose: string;
        /** @description How far a price may rise and how long an approval may take, as the company has settled it */
        BookingLimits: {
            /**
             * @description By how many per cent a price may rise without a new confirmation
             * @example 3
             */
            tolerancePercent: number;
            /**
             * @description For how many hours a trip waits for an approval at most; it waits for less when a hold ends or the trip begins
             * @example 24
             */
            approvalHours: number;
        };
        /** @description What has to be said when something is booked, and who will have to approve what needs it */
        CheckoutTerms: {
            /** @description Who travels */
            travelers: components["schemas"]["Traveler"][];
            /**
             * @description The loyalty memberships in the travellers' profiles, without their numbers
             * @example []
             */
            memberships: components["schemas"]["TravelerMembership"][];
            /**
             * @description How trips are paid
             * @example creditcard
             * @enum {string}
             */
            paymentType: "creditcard" | "invoice";
            /** @description The cards that may pay, the proposed one first; empty when trips are paid on invoice */
            creditCards: components["schemas"]["CardOption"][];
            /**
             * @description What has to be stated for the company's accounting
             * @example []
             */
            referenceFields: components["schemas"]["AskedReferenceField"][];
            /** @description Who approves, by level, when an approval is needed; an order that needs a level that is absent is refused, because no one could approve it */
            approvers: components["schemas"]["Approver"][];
            bookingFee?: components["schemas"]["Money"];
            lastPurpose?: components["schemas"]["TripPurpose"];
            limits: components["schemas"]["BookingLimits"];
        };
        /** @description Whose plans are listed, and of which days */
        TravelerPlansRequest: {
            travelers: components["schemas"]["Travelers"];
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        };
        /**
         * @description What the trip is called in mails and on the telephone
         * @example K7TQ2M
         */
        ItineraryRef: string;
        /** @description The trip that it belongs to */
        PlannedTrip: {
            _id: components["schemas"]["Id"];
            itineraryRefId: components["schemas"]["ItineraryRef"];
            title: components["schemas"]["TripTitle"];
        };
        /** @description A place, with its position where that is known */
        PlannedPlace: {
            /**
             * @description The city that it belongs to
             * @example Zurich
             */
            town: string;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
        };
        /** @description A journey in one direction */
        PlannedLeg: {
            origin: components["schemas"]["PlannedPlace"];
            destination: components["schemas"]["PlannedPlace"];
            departure: components["schemas"]["LocalDateTime"];
            arrival: components["schemas"]["LocalDateTime"];
            departsAt: components["schemas"]["Instant"];
            arrivesAt: components["schemas"]["Instant"];
        };
        /** @description Where and when travellers are because of a part of a trip */
        PlannedPart: {
            trip: components["schemas"]["PlannedTrip"];
            kind: components["schemas"]["SuppliedPartKind"];
            /**
             * @description The hotel, the rental company and its car, or the route
             * @example Hotel Seefeld
             */
            name: string;
            /** @description Who uses it, among the requested travellers */
            travelers: components["schemas"]["Id"][];
            begins: components["schemas"]["LocalDateTime"];
            ends: components["schemas"]["LocalDateTime"];
            beginsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description Where they are: the hotel, the stations of the car, or the cities that the flight leads to. A stay counts from 21:00 to 07:00, because guests may arrive late and leave early */
            places: components["schemas"]["PlannedPlace"][];
            /**
             * @description The directions of a flight; empty for other parts
             * @example []
             */
            legs: components["schemas"]["PlannedLeg"][];
        };
        /** @description What travellers have planned */
        TravelerPlans: {
            /**
             * @description The parts of their trips, the first ones first
             * @example []
             */
            parts: components["schemas"]["PlannedPart"][];
        };
        /**
         * @description Why it is offered: the caller searched for it several times, or lately, or many people of the company do
         * @example usual
         * @enum {string}
         */
        SearchOrigin: "usual" | "last" | "company";
        /** @description Flights from one place to another */
        EarlierFlightSearch: {
            /**
             * @description What was searched for
             * @example flight
             * @enum {string}
             */
            kind: "flight";
            why: components["schemas"]["SearchOrigin"];
            origin: components["schemas"]["Airport"];
            destination: components["schemas"]["Airport"];
            /**
             * @description Whether one flies back
             * @example roundTrip
             * @enum {string}
             */
            flightType: "oneWay" | "roundTrip";
            serviceClass: components["schemas"]["ServiceClass"];
            from?: components["schemas"]["CalendarDate"];
            to?: components["schemas"]["CalendarDate"];
        };
        /** @description A point with the name of the place around it */
        NamedPoint: {
            /**
             * @description Its name
             * @example Berlin
             */
            label: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description Hotels around a place */
        EarlierHotelSearch: {
            /**
             * @description What was searched for
             * @example hotel
             * @enum {string}
             */
            kind: "hotel";
            why: components["schemas"]["SearchOrigin"];
            place: components["schemas"]["NamedPoint"];
            rooms: components["schemas"]["Rooms"];
            from?: components["schemas"]["CalendarDate"];
            to?: components["schemas"]["CalendarDate"];
        };
        /** @description An airport */
        NamedRentalAirport: {
            /**
             * @description Its name
             * @example Geneva Airport
             */
            label: string;
            code: components["schemas"]["AirportCode"];
        };
        /** @description Where a car is fetched or brought back; the drop-off is where the pick-up is when it is absent */
        NamedRentalPlace: components["schemas"]["NamedRentalAirport"] | components["schemas"]["NamedPoint"];
        /**
         * @description Local time, HH:mm
         * @example 08:00
         */
        TimeOfDay: string;
        /** @description Cars at a place */
        EarlierCarSearch: {
            /**
             * @description What was searched for
             * @example car
             * @enum {string}
             */
            kind: "car";
            why: components["schemas"]["SearchOrigin"];
            pickUp: components["schemas"]["NamedRentalPlace"];
            dropOff?: components["schemas"]["NamedRentalPlace"];
            pickUpTime: components["schemas"]["TimeOfDay"];
            dropOffTime: components["schemas"]["TimeOfDay"];
            from?: components["schemas"]["CalendarDate"];
            to?: components["schemas"]["CalendarDate"];
        };
        /** @description What was searched for, without travellers */
        EarlierSearch: components["schemas"]["EarlierFlightSearch"] | components["schemas"]["EarlierHotelSearch"] | components["schemas"]["EarlierCarSearch"];
        /** @description Searches that can be repeated */
        EarlierSearches: {
            /**
             * @description The usual ones, the last ones and those of the company, each place once
             * @example []
             */
            docs: components["schemas"]["EarlierSearch"][];
        };
        /** @description The places where the company works */
        BookingLocations: {
            /**
             * @description The places that are found on the map, in the company's order
             * @example []
             */
            locations: components["schemas"]["CompanyLocation"][];
            unit: components["schemas"]["DistanceUnit"];
        };
        /**
         * @description What is not finished: a booking of one of the flows, or a trip of several parts
         * @example hotel
         * @enum {string}
         */
        DraftKind: "flight" | "hotel" | "car" | "trip";
        /**
         * @description The version of the chart that wrote it
         * @example 1
         */
        ChartVersion: number;
        /**
         * @description The state of the chart as it was saved; only the chart reads it. At most 64 kB, or 256 kB for a trip of several parts
         * @example {
         *       "value": "choosing"
         *     }
         */
        DraftSnapshot: {
            [key: string]: unknown;
        };
        /** @description The booked part that the order changes; absent when it makes a trip or adds to one */
        ChangedPart: {
            tripId: components["schemas"]["Id"];
            partId: components["schemas"]["Id"];
            /**
             * @description What is booked, in a few words
             * @example Hotel Seefeld
             */
            title: string;
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
        };
        /** @description An order of this booking that is being sent, or whose answer is not known. It is saved before it is sent, and sent again under its key until its outcome is certain, also by a later version of the chart that can't read the snapshot. Absent while nothing is ordered */
        SentOrder: {
            /**
             * @description The idempotency key of the order
             * @example 4d1f3a0e-2c1b-4a53-9f0e-6c1c0c9d7b11
             */
            key: string;
            /**
             * @description The body of the order, as it is sent; its size counts with that of the snapshot
             * @example {
             *       "travelers": [
             *         "01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10"
             *       ]
             *     }
             */
            request: {
                [key: string]: unknown;
            };
            changes?: components["schemas"]["ChangedPart"];
        };
        /** @description A booking that is not finished */
        BookingDraft: {
            flow: components["schemas"]["DraftKind"];
            /**
             * @description How often it was saved, counted from 1
             * @example 7
             */
            revision: number;
            chartVersion: components["schemas"]["ChartVersion"];
            snapshot: components["schemas"]["DraftSnapshot"];
            order?: components["schemas"]["SentOrder"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description How far a booking has come */
        BookingDraftRequest: {
            /**
             * @description The revision that it was made on, 0 when there was no draft; another one is answered with 409
             * @example 6
             */
            revision: number;
            chartVersion: components["schemas"]["ChartVersion"];
            snapshot: components["schemas"]["DraftSnapshot"];
            order?: components["schemas"]["SentOrder"];
        };
        /**
         * @description Which trips: under way, ahead, over, those that will not take place (cancelled or rejected), or those that wait for an approval, or a change of which does
         * @example upcoming
         * @enum {string}
         */
        TripFilter: "current" | "upcoming" | "past" | "cancelled" | "waitingApproval";
        /**
         * @description Beginnings of words of its places, of its suppliers' or of the travellers' names, or of the reference from four characters on; each of them has to be found
         * @example london
         */
        TripSearchString: string;
        /**
         * @description Ids of one to nine company users, separated by commas
         * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10
         */
        TripTravelers: string;
        /**
         * @description How far a trip has come: `approved` means that its bookings are being made or that some of them could not be, `complete` that all are confirmed
         * @example complete
         * @enum {string}
         */
        TripStatus: "waiting_level_1_approval" | "waiting_level_2_approval" | "approved" | "complete" | "rejected" | "cancelled";
        /**
         * @description Why a trip was rejected or cancelled: an approver refused it or sent it back for changes, no approval came in time, it was cancelled, nothing could be booked, or the agency closed the request without a booking
         * @example refused
         * @enum {string}
         */
        TripEnd: "refused" | "sentBack" | "expired" | "cancelled" | "failed" | "closed";
        /**
         * @description A kind of part: what suppliers sell, or what the agency books elsewhere
         * @example hotel
         * @enum {string}
         */
        PartKind: "flight" | "hotel" | "car" | "external";
        /** @description Who may decide on a trip */
        Decider: {
            _id: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Daniel
             */
            firstName: string;
            /**
             * @description Last name
             * @example Frei
             */
            lastName: string;
            onBehalfOf?: components["schemas"]["TripPerson"];
        };
        /**
         * @description Why: nothing within the policy was left, it is closer, the client wishes it, safety, health, it is cheaper in all, or another reason, which then has to be given
         * @example closerToMeeting
         * @enum {string}
         */
        PolicyReasonCode: "noAlternative" | "closerToMeeting" | "clientRequest" | "safety" | "health" | "cheaperOverall" | "other";
        /** @description Why something outside the policy was chosen */
        PolicyReason: {
            code: components["schemas"]["PolicyReasonCode"];
            /**
             * Format: multiline
             * @description The same in words
             * @example The conference hotel
             */
            text?: string;
        };
        /**
         * Format: multiline
         * @description What the traveller wants to add
         * @example Meeting with the client on both days
         */
        TripComment: string;
        /** @description Who has to decide on the trip, or on a change of it, and until when; absent when nothing waits for an approval */
        WaitingTrip: {
            level: components["schemas"]["ApprovalLevel"];
            /** @description Who may decide now */
            deciders: components["schemas"]["Decider"][];
            until: components["schemas"]["Instant"];
            /**
             * @description Whether it breaks no rule of a policy, so that it waits for its price only
             * @example true
             */
            keepsRules: boolean;
            /**
             * @description The rules that it breaks, each once, with the limit and what was chosen; absent when it breaks none
             * @example [
             *       {
             *         "rule": "hotel.allowNonRefundable",
             *         "result": "broken",
             *         "limit": "refundable",
             *         "actual": "nonRefundable"
             *       }
             *     ]
             */
            broken?: components["schemas"]["RuleResult"][];
            reason?: components["schemas"]["PolicyReason"];
            comment?: components["schemas"]["TripComment"];
            /**
             * @description Present when the trip is booked and a change of a part of it waits
             * @example true
             * @constant
             */
            change?: true;
            /**
             * @description Present when the caller may decide on it now
             * @example true
             * @constant
             */
            mayDecide?: true;
        };
        /** @description A trip as lists show it */
        TripSummary: {
            _id: components["schemas"]["Id"];
            version: components["schemas"]["TripVersion"];
            itineraryRefId: components["schemas"]["ItineraryRef"];
            status: components["schemas"]["TripStatus"];
            end?: components["schemas"]["TripEnd"];
            /**
             * @description Present while all that is left of it is being cancelled
             * @example true
             * @constant
             */
            cancelling?: true;
            /**
             * @description Present when some of it is booked and some could not be, so that its people have to decide
             * @example true
             * @constant
             */
            partlyBooked?: true;
            title: components["schemas"]["TripTitle"];
            /** @description Who travels */
            travelers: components["schemas"]["TripPerson"][];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            /** @description What the trip costs, as its page says */
            total: components["schemas"]["Money"];
            /**
             * @description What kinds of parts it has
             * @example [
             *       "hotel"
             *     ]
             */
            kinds: components["schemas"]["PartKind"][];
            /**
             * @description Present when it is a request in words on which the agency works
             * @example true
             * @constant
             */
            openRequest?: true;
            waiting?: components["schemas"]["WaitingTrip"];
        };
        /** @description One page of trips */
        TripList: {
            /**
             * @description The trips of this page: those under way or ahead by their first day; those that wait by their deadline, on which the caller may decide before the others; all others the latest first
             * @example []
             */
            docs: components["schemas"]["TripSummary"][];
            /**
             * @description How many there are in all, counted up to five pages beyond this one, or up to one page where several words are searched
             * @example 3
             */
            totalDocs: number;
            /**
             * @description Present when there are more than `totalDocs`, so that on a later page more are counted
             * @example true
             * @constant
             */
            more?: true;
            /**
             * @description How many a page holds
             * @example 20
             */
            limit: number;
            /**
             * @description This page, counted from 1
             * @example 1
             */
            page: number;
            /**
             * @description How many pages that makes
             * @example 1
             */
            totalPages: number;
        };
        /**
         * Format: uuid
         * @description The trip that takes the parts; absent for a new trip. What is said with the request holds for the whole trip from then on
         * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10
         */
        ExtendedTripId: string;
        /**
         * @description For whom the offer was made, all of them travellers of the trip; without it for all travellers of the trip
         * @example [
         *       "01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10"
         *     ]
         */
        PartTravelersRequest: components["schemas"]["Id"][];
        /**
         * @description A name as the passport has it
         * @example Anna
         */
        PassportName: string;
        /**
         * @description Middle names as the passport has them; empty where it has none
         * @example Maria
         */
        PassportMiddleName: string;
        /**
         * @description An id of the category genders, as the passport has it
         * @example F
         * @enum {string}
         */
        PassengerGender: "F" | "M" | "X" | "U";
        /** @description A passport that is not in the profile */
        TravelDocumentRequest: {
            country: components["schemas"]["CountryCode"];
            /**
             * @description Its number
             * @example X1234567
             */
            number: string;
            expiryDate: components["schemas"]["CalendarDate"];
        };
        /** @description A membership with a frequent flyer programme */
        PassengerMembershipRequest: {
            /**
             * @description The programme, an id of the category flightloyalty
             * @example LH
             */
            program: string;
            /**
             * @description Membership number
             * @example 992220001234567
             */
            membershipNumber: string;
        };
        /** @description What an airline has to know of a traveller where it differs from the profile or is missing there; it is kept with the trip only. A passport is named by its id, or as a whole */
        PassengerRequest: {
            traveler: components["schemas"]["Id"];
            firstName?: components["schemas"]["PassportName"];
            middleName?: components["schemas"]["PassportMiddleName"];
            lastName?: components["schemas"]["PassportName"];
            dateOfBirth?: components["schemas"]["CalendarDate"];
            gender?: components["schemas"]["PassengerGender"];
            passportId?: components["schemas"]["Id"];
            passport?: components["schemas"]["TravelDocumentRequest"];
            /**
             * @description Frequent flyer memberships; without it the one of the profile that fits the airlines best
             * @example []
             */
            memberships?: components["schemas"]["PassengerMembershipRequest"][];
        };
        /** @description A fare to be booked with seats and bags, each at the price that was agreed to; one that is gone or dearer is refused, and nothing is bought */
        FlightPartRequest: {
            /**
             * @description What it is
             * @constant
             */
            kind: "flight";
            offer: components["schemas"]["OfferToken"];
            travelers?: components["schemas"]["PartTravelersRequest"];
            seats?: components["schemas"]["SeatChoices"];
            bags?: components["schemas"]["BagChoices"];
            /** @description What the airline has to know where the profiles don't say it, one for each traveller in their order; without it all of it comes from the profiles */
            passengers?: components["schemas"]["PassengerRequest"][];
        };
        /** @description A hotel rate to be booked */
        HotelPartRequest: {
            /**
             * @description What it is
             * @constant
             */
            kind: "hotel";
            offer: components["schemas"]["OfferToken"];
            travelers?: components["schemas"]["PartTravelersRequest"];
        };
        /** @description A rental car to be booked */
        CarPartRequest: {
            /**
             * @description What it is
             * @constant
             */
            kind: "car";
            offer: components["schemas"]["OfferToken"];
            travelers?: components["schemas"]["PartTravelersRequest"];
        };
        /** @description An offer that was checked a moment ago, by its kind; the price in it is the one that was accepted */
        TripPartRequest: components["schemas"]["FlightPartRequest"] | components["schemas"]["HotelPartRequest"] | components["schemas"]["CarPartRequest"];
        /**
         * @description Value of a reference field
         * @example 4711
         */
        ReferenceFieldValue: string;
        /** @description What is stated for the company's accounting, by the position of the field; a mandatory one has to be there */
        ReferenceFieldValues: {
            referenceField1?: components["schemas"]["ReferenceFieldValue"];
            referenceField2?: components["schemas"]["ReferenceFieldValue"];
            referenceField3?: components["schemas"]["ReferenceFieldValue"];
            referenceField4?: components["schemas"]["ReferenceFieldValue"];
            referenceField5?: components["schemas"]["ReferenceFieldValue"];
            referenceField6?: components["schemas"]["ReferenceFieldValue"];
        };
        /** @description What is said with the request */
        BookingInfoRequest: {
            /** @description The traveller whose passport `passportId` names, one of `travelers`; without it the first of them */
            travelerId?: components["schemas"]["Id"];
            /** @description The passport of that traveller for all flights of the order; their passengers must not name another one for that traveller */
            passportId?: components["schemas"]["Id"];
            creditCardId?: components["schemas"]["Id"];
            purpose: components["schemas"]["TripPurpose"];
            comment?: components["schemas"]["TripComment"];
            reason?: components["schemas"]["PolicyReason"];
            referenceFieldValues: components["schemas"]["ReferenceFieldValues"];
        };
        /** @description What is wanted for whom, and who pays */
        TripRequest: {
            tripId?: components["schemas"]["ExtendedTripId"];
            /**
             * @description Parts of the trip that the new ones replace. Without those that could not be booked the trip goes on; those that are booked stay booked until they are cancelled
             * @example []
             */
            replacedParts?: components["schemas"]["Id"][];
            travelers: components["schemas"]["Travelers"];
            /** @description What is to be booked; empty only where `carRateKey` names all of it */
            parts: components["schemas"]["TripPartRequest"][];
            /** @description A rental car to be booked for all travellers: the same as a part of the kind `car` with this offer after the other parts; errors name it by its position there. Where the parts have cars, it must be the offer of one of them */
            carRateKey?: components["schemas"]["OfferToken"];
            bookingInfo: components["schemas"]["BookingInfoRequest"];
            levels: components["schemas"]["ApprovalLevels"];
        };
        /** @description What is booked or can still be, the penalties of what was cancelled, the fees of changes, and the booking fee, if it is in the same currency. As long as something is not booked yet, this is what the trip is expected to cost */
        TripTotal: {
            asked: components["schemas"]["Money"];
            converted?: components["schemas"]["Money"];
            rate?: components["schemas"]["ConversionRate"];
            /** @description What the trip was to cost with the booking fee when it was requested; present only while it is refused, sent back or expired */
            requested?: components["schemas"]["Money"];
        };
        /** @description The card that pays */
        TripCard: {
            /**
             * @description Brand, an id of the category creditcards
             * @example VI
             */
            vendor: string;
            /**
             * @description The last four digits
             * @example 4242
             */
            last4: string;
        };
        /** @description A reference field with its value */
        FilledReferenceField: {
            /**
             * @description Its position, 1 to 6
             * @example 1
             */
            position: number;
            /**
             * @description Its name
             * @example Cost centre
             */
            name: string;
            /**
             * @description Its value
             * @example 4711
             */
            value: string;
        };
        /** @description What was said with the request */
        TripBookingInfo: {
            /** @description The traveller whom the request named, otherwise the first one */
            travelerId?: components["schemas"]["Id"];
            /** @description The passport that the request named for that traveller; shown only to the traveller and to those who may book for them */
            passportId?: components["schemas"]["Id"];
            /** @description The parts that the agency has booked elsewhere; absent when there are none */
            extBooking?: components["schemas"]["Id"][];
            /**
             * @description How it is paid
             * @example creditcard
             * @enum {string}
             */
            paymentType: "creditcard" | "invoice";
            creditCard?: components["schemas"]["TripCard"];
            /** @description The company's fee for the trip, owed once a part is booked; absent when it has none, and when nothing was booked and nothing can be any more */
            bookingFee?: components["schemas"]["Money"];
            purpose: components["schemas"]["TripPurpose"];
            comment?: components["schemas"]["TripComment"];
            reason?: components["schemas"]["PolicyReason"];
            /**
             * @description What was stated for the company's accounting
             * @example []
             */
            referenceFields: components["schemas"]["FilledReferenceField"][];
            level1Approver?: components["schemas"]["Approver"];
            level2Approver?: components["schemas"]["Approver"];
        };
        /**
         * @description Travellers who are no longer active, so that the approver knows before deciding; absent when all are
         * @example []
         */
        DepartedTravellers: components["schemas"]["Id"][];
        /** @description Who has to act, until when, and what happens without a decision by then; absent when no approval is pending */
        PendingApproval: {
            level: components["schemas"]["ApprovalLevel"];
            /** @description Who may decide now, each of them alone; empty when the company has no such person left, so that only a site-admin does */
            deciders: components["schemas"]["Decider"][];
            departed?: components["schemas"]["DepartedTravellers"];
            until: components["schemas"]["Instant"];
            /**
             * @description What happens without a decision in time: the trip is not booked, and can be requested again
             * @example expires
             * @enum {string}
             */
            onTimeout: "expires";
        };
        /**
         * Format: multiline
         * @description What the approver wants to know
         * @example Is there nothing cheaper in the same street?
         */
        QuestionText: string;
        /**
         * Format: multiline
         * @description What the traveller answers
         * @example The conference has booked all of it.
         */
        AnswerText: string;
        /** @description What was answered */
        ApprovalAnswer: {
            text: components["schemas"]["AnswerText"];
            at: components["schemas"]["Instant"];
            by: components["schemas"]["TripPerson"];
        };
        /** @description A question of an approver about what waits for the decision */
        ApprovalQuestion: {
            _id: components["schemas"]["Id"];
            text: components["schemas"]["QuestionText"];
            at: components["schemas"]["Instant"];
            by: components["schemas"]["TripPerson"];
            onBehalfOf?: components["schemas"]["TripPerson"];
            changeId?: components["schemas"]["Id"];
            answer?: components["schemas"]["ApprovalAnswer"];
            /**
             * @description Present when the caller travels or asked for it, and it is not answered yet
             * @example true
             * @constant
             */
            mayAnswer?: true;
        };
        /**
         * @description What the agency has booked outside of the suppliers that are searched
         * @example rail
         * @enum {string}
         */
        ExternalService: "flight" | "hotel" | "car" | "rail" | "visa" | "other";
        /**
         * @description What is to be booked
         * @example [
         *       "rail",
         *       "hotel"
         *     ]
         */
        RequestedServices: components["schemas"]["ExternalService"][];
        /**
         * @description Where it goes: the places of the journey, in their order
         * @example [
         *       "Zürich",
         *       "Milan"
         *     ]
         */
        RequestedPlaces: string[];
        /**
         * Format: multiline
         * @description What is wanted
         * @example Two seats at a table in first class on a morning train
         */
        RequestText: string;
        /** @description What was asked for in words; present when the trip began as such a request */
        TripRequestInWords: {
            kinds: components["schemas"]["RequestedServices"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            places: components["schemas"]["RequestedPlaces"];
            text: components["schemas"]["RequestText"];
            /**
             * @description Whether the agency still works on it: it is neither closed nor withdrawn
             * @example true
             */
            isOpen: boolean;
        };
        /**
         * @description How far the booking of a part has come at its supplier; `unknown` means that an answer was lost and is being looked up
         * @example confirmed
         * @enum {string}
         */
        PartStatus: "held" | "confirming" | "confirmed" | "unknown" | "changing" | "cancelling" | "cancelled" | "failed";
        /**
         * @description Why it could not be booked: others were faster, it has become dearer, the supplier refused, the hold ended, or the supplier knows nothing of it
         * @example declined
         * @enum {string}
         */
        PartFailure: "soldOut" | "priceChanged" | "declined" | "expired" | "notFound";
        /**
         * @description It was booked once, even if it is cancelled now; absent until then
         * @example true
         * @constant
         */
        WasBooked: true;
        /**
         * @description Its hold is on its way back, so that nothing is to be paid for it; absent otherwise
         * @example true
         * @constant
         */
        Released: true;
        /**
         * @description Who uses this part: ids of travellers of the trip
         * @example [
         *       "01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10"
         *     ]
         */
        PartTravelers: components["schemas"]["Id"][];
        /**
         * @description What the supplier calls the booking
         * @example H4KD92
         */
        Locator: string;
        /** @description A part that can be changed online */
        ChangeablePart: {
            /**
             * @description It can be changed online
             * @constant
             */
            possible: true;
        };
        /** @description A part that can't be changed online now, and why */
        UnchangeablePart: {
            /**
             * @description It can't be changed online
             * @constant
             */
            possible: false;
            /**
             * @description Why not: it is not booked, its supplier has not answered yet, another change of it waits for an approval, it has begun and only the agency can change the rest, or its conditions don't allow changes, so that it has to be cancelled and booked again, or the agency asked
             * @example begun
             * @enum {string}
             */
            reason: "notBooked" | "busy" | "changeWaits" | "begun" | "notChangeable";
        };
        /** @description Whether the part can be changed online now. Its supplier has the last word, with the quote */
        PartChangeability: components["schemas"]["ChangeablePart"] | components["schemas"]["UnchangeablePart"];
        /**
         * @description It is not the reader's to change or to cancel: only its travellers do that, who booked the trip, and who books for the company; absent otherwise
         * @example true
         * @constant
         */
        OfOthers: true;
        /** @description An airport of a flight */
        FlightPartAirport: {
            code: components["schemas"]["AirportCode"];
            /**
             * @description Its name, in English
             * @example Zurich Airport
             */
            name: string;
            /**
             * @description The city that it belongs to
             * @example Zurich
             */
            city: string;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Its IANA time zone
             * @example Europe/Zurich
             */
            zone: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description An airline of a flight */
        FlightPartAirline: {
            /**
             * @description An id of the category airlines
             * @example LX
             */
            code: string;
            /**
             * @description Its name
             * @example Swiss International Air Lines
             */
            name: string;
        };
        /** @description A passport without its number */
        PassportSummary: {
            country: components["schemas"]["CountryCode"];
            expiryDate: components["schemas"]["CalendarDate"];
        };
        /** @description A traveller as the airline has them; of the passport only its country and its end are shown. Passport and memberships are shown only to the traveller and to those who may book for them */
        FlightPassenger: {
            traveler: components["schemas"]["Id"];
            /**
             * @description First name
             * @example Anna
             */
            firstName: string;
            /**
             * @description Middle name
             * @example Maria
             */
            middleName?: string;
            /**
             * @description Last name
             * @example Keller
             */
            lastName: string;
            passport?: components["schemas"]["PassportSummary"];
            /**
             * @description Frequent flyer memberships
             * @example []
             */
            memberships: components["schemas"]["PassengerMembership"][];
        };
        /** @description The ticket of a traveller */
        FlightTicket: {
            traveler: components["schemas"]["Id"];
            /**
             * @description Its number, the airline's three digits first
             * @example 7241234567890
             */
            number: string;
        };
        /** @description A flight as a part of a trip, with the seats and bags of all its travellers; `freeUntil` is known once it is booked */
        FlightPart: {
            _id: components["schemas"]["Id"];
            /**
             * @description What it is
             * @constant
             */
            kind: "flight";
            status: components["schemas"]["PartStatus"];
            failure?: components["schemas"]["PartFailure"];
            wasBooked?: components["schemas"]["WasBooked"];
            released?: components["schemas"]["Released"];
            travelers: components["schemas"]["PartTravelers"];
            locator?: components["schemas"]["Locator"];
            heldUntil?: components["schemas"]["Instant"];
            price: components["schemas"]["PriceWithConversion"];
            onSite?: components["schemas"]["Money"];
            refund?: components["schemas"]["Money"];
            penalty?: components["schemas"]["Money"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            beginsAt: components["schemas"]["Instant"];
            changeable?: components["schemas"]["PartChangeability"];
            ofOthers?: components["schemas"]["OfOthers"];
            freeUntil?: components["schemas"]["Instant"];
            /** @description The price of all travellers in its lines */
            lines: components["schemas"]["PriceLine"][];
            /**
             * @description The cities that it goes to, one after the other; the way back of a round trip goes without saying
             * @example [
             *       "Zurich",
             *       "London"
             *     ]
             */
            route: string[];
            /**
             * @description The time zone of the first departure, in which its deadlines are meant
             * @example Europe/Zurich
             */
            zone: string;
            /** @description Its legs, in the order in which they are flown */
            legs: components["schemas"]["FlightQuoteLeg"][];
            fare: components["schemas"]["FareQuote"];
            farePerTraveler: components["schemas"]["Money"];
            /**
             * @description How long the fastest journey of each leg takes that the same search has found; policies judge by it
             * @example [
             *       105
             *     ]
             */
            fastestMinutes: number[];
            /** @description The airports that are flown from and to */
            airports: components["schemas"]["FlightPartAirport"][];
            /** @description The airlines that sell and fly it */
            airlines: components["schemas"]["FlightPartAirline"][];
            seats: components["schemas"]["SeatChoices"];
            bags: components["schemas"]["BagChoices"];
            /** @description Its travellers as the airline has them, in their order */
            passengers: components["schemas"]["FlightPassenger"][];
            /**
             * @description The tickets of its travellers; empty until it is booked, and with airlines that sell without tickets
             * @example []
             */
            tickets: components["schemas"]["FlightTicket"][];
        };
        /**
         * @description Where it is paid: at the hotel, or at the desk of the rental company
         * @example hotel
         * @enum {string}
         */
        OnSitePlace: "hotel" | "desk";
        /** @description What of a cancelled part was to be paid on site, so that none of it can be paid back; absent when all was paid with the booking. `waived` need not be paid any more, and `charged` is the part of the penalty that the supplier charges on the card that guarantees the booking */
        UnpaidAmounts: {
            place: components["schemas"]["OnSitePlace"];
            waived: components["schemas"]["Money"];
            charged: components["schemas"]["Money"];
        };
        /** @description Who takes the money for the stay, as agent of who provides it; absent until it is booked, and where the supplier does not want it to be said */
        PayableThrough: {
            /**
             * @description The company
             * @example Roomseller S.L.U.
             */
            name: string;
            /**
             * @description Its VAT number
             * @example ESB00000000
             */
            vatNumber?: string;
        };
        /** @description A hotel stay as a part of a trip. `onSite` is paid at the hotel besides the price; `refund` is what was paid back when it was cancelled */
        HotelPart: {
            _id: components["schemas"]["Id"];
            /**
             * @description What it is
             * @constant
             */
            kind: "hotel";
            status: components["schemas"]["PartStatus"];
            failure?: components["schemas"]["PartFailure"];
            wasBooked?: components["schemas"]["WasBooked"];
            released?: components["schemas"]["Released"];
            travelers: components["schemas"]["PartTravelers"];
            locator?: components["schemas"]["Locator"];
            heldUntil?: components["schemas"]["Instant"];
            price: components["schemas"]["PriceWithConversion"];
            onSite?: components["schemas"]["Money"];
            refund?: components["schemas"]["Money"];
            penalty?: components["schemas"]["Money"];
            unpaid?: components["schemas"]["UnpaidAmounts"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            beginsAt: components["schemas"]["Instant"];
            changeable?: components["schemas"]["PartChangeability"];
            ofOthers?: components["schemas"]["OfOthers"];
            /** @description The price in its lines */
            lines: components["schemas"]["PriceLine"][];
            property: components["schemas"]["HotelProperty"];
            /**
             * @description From when rooms are ready, local time
             * @example 15:00
             */
            checkInFrom: string;
            /**
             * @description The hotel's telephone number; absent where it is not known
             * @example +41 44 555 01 02
             */
            phone?: string;
            /**
             * @description What the hotel wants its guests to know, in its own words; absent where it says nothing
             * @example Car park YES (additional charge).
             */
            remarks?: string;
            payableThrough?: components["schemas"]["PayableThrough"];
            /**
             * @description Until when rooms are left, local time
             * @example 11:00
             */
            checkOutUntil: string;
            room: components["schemas"]["RoomConditions"];
            nights: components["schemas"]["Nights"];
            /**
             * @description How many rooms
             * @example 1
             */
            rooms: number;
            /**
             * @description What must be known
             * @example [
             *       "cardGuarantee",
             *       "payAtHotel"
             *     ]
             */
            conditions: components["schemas"]["StayCondition"][];
        };
        /** @description A rental car as a part of a trip. `car.dueAtDesk` is the part of the price that is paid at the counter; `refund` is what was paid back when it was cancelled */
        CarPart: {
            _id: components["schemas"]["Id"];
            /**
             * @description What it is
             * @constant
             */
            kind: "car";
            status: components["schemas"]["PartStatus"];
            failure?: components["schemas"]["PartFailure"];
            wasBooked?: components["schemas"]["WasBooked"];
            released?: components["schemas"]["Released"];
            travelers: components["schemas"]["PartTravelers"];
            locator?: components["schemas"]["Locator"];
            heldUntil?: components["schemas"]["Instant"];
            price: components["schemas"]["PriceWithConversion"];
            onSite?: components["schemas"]["Money"];
            refund?: components["schemas"]["Money"];
            penalty?: components["schemas"]["Money"];
            unpaid?: components["schemas"]["UnpaidAmounts"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            beginsAt: components["schemas"]["Instant"];
            changeable?: components["schemas"]["PartChangeability"];
            ofOthers?: components["schemas"]["OfOthers"];
            /** @description The price in its lines */
            lines: components["schemas"]["PriceLine"][];
            vendor: components["schemas"]["CarVendor"];
            pickUp: components["schemas"]["CarStation"];
            dropOff: components["schemas"]["CarStation"];
            pickUpAt: components["schemas"]["LocalDateTime"];
            dropOffAt: components["schemas"]["LocalDateTime"];
            unit: components["schemas"]["DistanceUnit"];
            car: components["schemas"]["RentalCar"];
        };
        /**
         * @description At whom it is booked
         * @example SBB
         */
        ExternalSupplier: string;
        /**
         * Format: multiline
         * @description What the travellers have to know
         * @example EC 317, coach 7, seats 61 and 62; tickets come by mail
         */
        ExternalNotes: string;
        /** @description A booking that the agency has made elsewhere, as a part of a trip; no supplier is asked about it */
        ExternalPart: {
            _id: components["schemas"]["Id"];
            /**
             * @description What it is
             * @constant
             */
            kind: "external";
            status: components["schemas"]["PartStatus"];
            failure?: components["schemas"]["PartFailure"];
            wasBooked?: components["schemas"]["WasBooked"];
            released?: components["schemas"]["Released"];
            travelers: components["schemas"]["PartTravelers"];
            locator?: components["schemas"]["Locator"];
            heldUntil?: components["schemas"]["Instant"];
            price: components["schemas"]["PriceWithConversion"];
            refund?: components["schemas"]["Money"];
            penalty?: components["schemas"]["Money"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            beginsAt: components["schemas"]["Instant"];
            changeable?: components["schemas"]["PartChangeability"];
            ofOthers?: components["schemas"]["OfOthers"];
            /** @description The price in its lines: one, as the agency states none */
            lines: components["schemas"]["PriceLine"][];
            service: components["schemas"]["ExternalService"];
            supplier: components["schemas"]["ExternalSupplier"];
            notes?: components["schemas"]["ExternalNotes"];
        };
        /** @description What is booked at one supplier, or by the agency, by its kind */
        TripPart: components["schemas"]["FlightPart"] | components["schemas"]["HotelPart"] | components["schemas"]["CarPart"] | components["schemas"]["ExternalPart"];
        /**
         * @description How far a change has come: it waits for an approval, its supplier is asked, the answer was lost and is looked up, it is done, an approver refused it, no approval came in time, it was withdrawn, or the supplier could not carry it out. Unless it is done, the part is booked as before
         * @example waiting_level_1_approval
         * @enum {string}
         */
        PartChangeStatus: "waiting_level_1_approval" | "waiting_level_2_approval" | "changing" | "unknown" | "done" | "refused" | "expired" | "withdrawn" | "failed";
        /**
         * @description Why it could not be carried out: others were faster, a seat or bag is gone, it costs more than was agreed to, the offer is not sold any more, the supplier does not allow the change any more, it refused, or the part has begun
         * @example priceChanged
         * @enum {string}
         */
        ChangeFailure: "soldOut" | "extraGone" | "priceChanged" | "expired" | "notChangeable" | "declined" | "begun";
        /** @description A part as it was booked when its change was requested */
        PartBeforeChange: {
            /**
             * @description What was booked, in a few words
             * @example Hotel Seefeld, Zürich
             */
            title: string;
            price: components["schemas"]["Money"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            /**
             * @description How many entries it had in calendars, such as one for each flight; a calendar cancels those that a change leaves over
             * @example 2
             */
            appointments?: number;
        };
        /** @description How much is paid on site before and after a change, of the price and on top of it, such as a city tax; absent when all is paid with the booking. `difference` is by how much it is more, negative when it is less */
        OnSiteChange: {
            place: components["schemas"]["OnSitePlace"];
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            difference: components["schemas"]["Money"];
        };
        /** @description What was agreed to: `price` is the `after` of the quote. A higher penalty is refused, and so is a price that has risen by more than the company tolerates */
        AgreedChange: {
            price: components["schemas"]["Money"];
            penalty: components["schemas"]["Money"];
        };
        /**
         * @description A benefit: chosen seats, bought bags, carry-on or checked baggage that the fare includes, the lounge, that it can be changed, that anything is refunded, that it can be cancelled free of charge, breakfast, the rate of the company, unlimited mileage, or the cover of damage to the car
         * @example seats
         * @enum {string}
         */
        LostBenefit: "seats" | "bags" | "carryOnBaggage" | "checkedBaggage" | "lounge" | "changeable" | "refundable" | "freeCancellation" | "breakfast" | "corporateRate" | "unlimitedMileage" | "damageCover";
        /**
         * @description What the part has now and would no longer have
         * @example [
         *       "seats",
         *       "freeCancellation"
         *     ]
         */
        LostBenefits: components["schemas"]["LostBenefit"][];
        /** @description Who has to decide on a change, until when, and what happens without a decision by then */
        PendingChangeApproval: {
            level: components["schemas"]["ApprovalLevel"];
            /** @description Who may decide now, each of them alone; empty when the company has no such person left, so that only a site-admin does */
            deciders: components["schemas"]["Decider"][];
            departed?: components["schemas"]["DepartedTravellers"];
            until: components["schemas"]["Instant"];
            /**
             * @description What happens without a decision in time: the part stays booked as it is
             * @example staysAsItIs
             * @enum {string}
             */
            onTimeout: "staysAsItIs";
        };
        /** @description A policy as it was when the trip was requested */
        PolicyOfDecision: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the policy
             * @example Standard
             */
            name: string;
            /**
             * @description Counts the changes of this policy
             * @example 3
             */
            version: number;
        };
        /** @description By which policies the trip or the change was judged, and what those of today say of what waits; present for who may decide, when they have changed since it was requested */
        PolicyToday: {
            /** @description The policies by which it was judged; empty when there were none */
            judgedBy: components["schemas"]["PolicyOfDecision"][];
            verdict: components["schemas"]["Verdict"];
        };
        /**
         * @description Where the search for the cheapest alternative stands: it is being looked for, was found, there was none, or it could not be looked up. Only for approvers; absent where none is looked for: for bookings of the agency, and what waits for no approval
         * @example found
         * @enum {string}
         */
        AlternativeSearch: "looking" | "found" | "none" | "failed";
        /** @description The cheapest offer for the same journey, place and days that the policies allowed without an approval when it was requested; as a change, one that the supplier of the booking makes */
        CheapestAlternative: {
            /**
             * @description What was offered
             * @example Hotel Seefeld, Double room
             */
            title: string;
            price: components["schemas"]["Money"];
            foundAt: components["schemas"]["Instant"];
        };
        /**
         * @description Why the caller, who decides on trips, may not decide on this change now: the caller travels or asked for the change; the level before theirs decides first; another person decides; or the deadline has passed
         * @example ownTrip
         * @enum {string}
         */
        WithheldDecision: "ownTrip" | "earlierLevel" | "otherApprover" | "overdue";
        /** @description The change of a booked part. `difference` is by how much the new price is higher, negative when it is lower; `penalty` is what the supplier asks for the change itself; `due` is what is to be paid now, or `refund` what is paid back after the penalty, each zero when nothing is; what is paid on site is in neither of them but in `onSite`. `agreed` is present when its supplier asks for more: what was agreed to before, beside `after` and `penalty`, which are what it costs now */
        PartChange: {
            _id: components["schemas"]["Id"];
            partId: components["schemas"]["Id"];
            status: components["schemas"]["PartChangeStatus"];
            failure?: components["schemas"]["ChangeFailure"];
            requestedAt: components["schemas"]["Instant"];
            requestedBy: components["schemas"]["TripPerson"];
            before: components["schemas"]["PartBeforeChange"];
            after: components["schemas"]["TripPart"];
            difference: components["schemas"]["Money"];
            penalty: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            onSite?: components["schemas"]["OnSiteChange"];
            agreed?: components["schemas"]["AgreedChange"];
            lost: components["schemas"]["LostBenefits"];
            verdict: components["schemas"]["Verdict"];
            reason?: components["schemas"]["PolicyReason"];
            comment?: components["schemas"]["TripComment"];
            approval?: components["schemas"]["PendingChangeApproval"];
            policyToday?: components["schemas"]["PolicyToday"];
            search?: components["schemas"]["AlternativeSearch"];
            alternative?: components["schemas"]["CheapestAlternative"];
            /**
             * @description Present when the caller may approve or refuse it now
             * @example true
             * @constant
             */
            mayDecide?: true;
            withheldDecision?: components["schemas"]["WithheldDecision"];
            /**
             * @description Present when the caller may withdraw it now
             * @example true
             * @constant
             */
            mayWithdraw?: true;
        };
        /** @description A leg before and after a change by the airline; `after` is absent when it is no longer flown and nothing is offered instead */
        ChangedLeg: {
            before: components["schemas"]["FlightQuoteLeg"];
            after?: components["schemas"]["FlightQuoteLeg"];
        };
        /** @description The legs that the airline has changed */
        ChangedLegs: components["schemas"]["ChangedLeg"][];
        /**
         * @description An answer to a change by the airline: accept it; note that it was settled with the airline itself, for who books for the company; or refuse it by cancelling the booking, for what its cancellation costs
         * @example accept
         * @enum {string}
         */
        AirlineChangeAnswer: "accept" | "settle" | "cancel";
        /** @description What the airline has changed of a booked flight by itself, and which is not settled yet. The part shows the flights as they were booked until it is accepted */
        AirlineChange: {
            _id: components["schemas"]["Id"];
            partId: components["schemas"]["Id"];
            foundAt: components["schemas"]["Instant"];
            legs: components["schemas"]["ChangedLegs"];
            /**
             * @description How the caller can answer it online; empty for who can't change the part, and where only the airline can settle it
             * @example [
             *       "accept",
             *       "cancel"
             *     ]
             */
            answers: components["schemas"]["AirlineChangeAnswer"][];
        };
        /** @description With what a part can be compared */
        PartComparison: {
            partId: components["schemas"]["Id"];
            search?: components["schemas"]["AlternativeSearch"];
            alternative?: components["schemas"]["CheapestAlternative"];
            /**
             * @description Colleagues who are booked on the same flight, or in the same hotel at the same time
             * @example []
             */
            colleagues: components["schemas"]["TripPerson"][];
        };
        /**
         * @description What happened: to the trip, or to the part that is named
         * @example requested
         * @enum {string}
         */
        TripEventKind: "requested" | "reminded" | "approved" | "rejected" | "sentBack" | "approverAsked" | "updated" | "expired" | "resubmitted" | "partsAdded" | "priceExceeded" | "confirming" | "confirmed" | "failed" | "answerLost" | "found" | "completed" | "cancellationRequested" | "partCancelled" | "cancellationRefused" | "cancellationDearer" | "cancellationRecorded" | "leftOut" | "cancelled" | "changeRequested" | "changeReminded" | "changeApproved" | "changeRejected" | "changeExpired" | "changeWithdrawn" | "changing" | "changed" | "changeRefused" | "changeDearer" | "airlineChanged" | "airlineChangeAccepted" | "messageWritten" | "requestClosed" | "questionAsked" | "questionAnswered";
        /** @description A part as it was when something happened to it; a later change does not change it */
        PartAtEvent: {
            kind: components["schemas"]["PartKind"];
            name: components["schemas"]["TripTitle"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
        };
        /** @description The most that was agreed to with a request: `price` for what was ordered, with the company's tolerance, `penalty` for a cancellation, `fee` for a change beside its price. A higher cost is asked about again */
        AgreedAmounts: {
            price?: components["schemas"]["Money"];
            penalty?: components["schemas"]["Money"];
            fee?: components["schemas"]["Money"];
        };
        /**
         * @description Parts of the trip
         * @example [
         *       "01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d02"
         *     ]
         */
        PartIds: components["schemas"]["Id"][];
        /** @description Booked parts instead of which others were added. They stay booked until they are cancelled, which is offered once one of the added parts is booked */
        ReplacedParts: {
            parts: components["schemas"]["PartIds"];
            added: components["schemas"]["PartIds"];
        };
        /** @description A part as it was when it was decided on */
        PartAtDecision: {
            partId: components["schemas"]["Id"];
            /**
             * @description What it is called; absent where an earlier version has recorded the decision
             * @example Hotel Seefeld
             */
            name?: string;
            price: components["schemas"]["Money"];
            alternative?: components["schemas"]["CheapestAlternative"];
        };
        /** @description What the decision is about: how the trip was when it was decided on */
        TripAtDecision: {
            total: components["schemas"]["Money"];
            verdict: components["schemas"]["Verdict"];
            /** @description What was to be booked, with its price */
            parts: components["schemas"]["PartAtDecision"][];
            /** @description The policies by which it was judged */
            policies: components["schemas"]["PolicyOfDecision"][];
        };
        /** @description Something that happened to a trip */
        TripHistoryEvent: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["TripEventKind"];
            by?: components["schemas"]["TripPerson"];
            origin?: components["schemas"]["DeviceOrigin"];
            partId?: components["schemas"]["Id"];
            /** @description The parts concerned, as they were then; absent where an earlier version has recorded the event */
            about?: components["schemas"]["PartAtEvent"][];
            changeId?: components["schemas"]["Id"];
            questionId?: components["schemas"]["Id"];
            level?: components["schemas"]["ApprovalLevel"];
            /**
             * @description What was said with it
             * @example The meeting was moved
             */
            comment?: string;
            failure?: components["schemas"]["PartFailure"];
            changeFailure?: components["schemas"]["ChangeFailure"];
            agreed?: components["schemas"]["AgreedAmounts"];
            replaced?: components["schemas"]["ReplacedParts"];
            legs?: components["schemas"]["ChangedLegs"];
            before?: components["schemas"]["Money"];
            after?: components["schemas"]["Money"];
            onBehalfOf?: components["schemas"]["TripPerson"];
            /** @description Who was asked for the approval, because they have become approvers since it waits */
            asked?: components["schemas"]["Decider"][];
            seen?: components["schemas"]["TripAtDecision"];
            /**
             * @description Who has written the message or closed the request: the side of the travellers, or the agency
             * @example agency
             * @enum {string}
             */
            side?: "travelers" | "agency";
        };
        /**
         * @description Something that a person does with a trip: decide on it, change what was said with the request, cancel it or parts of it, request it again or only what could not be booked of it, add another part, or change booked parts of it. Of a request in words: write a message, record a booking of the agency or its cancellation (also of one that was not approved, where it was booked), and close or withdraw the request
         * @example approve
         * @enum {string}
         */
        TripAction: "approve" | "reject" | "sendBack" | "update" | "cancel" | "resubmit" | "addPart" | "changePart" | "writeMessage" | "addExternal" | "cancelExternal" | "closeRequest";
        /** @description An action that the caller may not take now */
        WithheldAction: {
            action: components["schemas"]["TripAction"];
            /**
             * @description Why not: the caller travels or asked for the trip; the level before theirs decides first; another person decides; the deadline has passed; a supplier has not answered; or the trip has begun, or all of it that could be cancelled
             * @example ownTrip
             * @enum {string}
             */
            reason: "ownTrip" | "earlierLevel" | "otherApprover" | "overdue" | "busy" | "begun";
        };
        /** @description A trip with all that belongs to it. The verdict is of the parts that are booked or waiting, each as it was judged when it was requested or last changed; of a trip of which nothing is left, of all its parts. What was judged when it was decided on is in its events */
        Trip: {
            _id: components["schemas"]["Id"];
            version: components["schemas"]["TripVersion"];
            itineraryRefId: components["schemas"]["ItineraryRef"];
            status: components["schemas"]["TripStatus"];
            end?: components["schemas"]["TripEnd"];
            company: components["schemas"]["CompanyReference"];
            /** @description Who travels */
            travelers: components["schemas"]["Traveler"][];
            createdBy: components["schemas"]["TripCreator"];
            createdAt: components["schemas"]["Instant"];
            title: components["schemas"]["TripTitle"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            total: components["schemas"]["TripTotal"];
            verdict: components["schemas"]["Verdict"];
            bookingInfo: components["schemas"]["TripBookingInfo"];
            approval?: components["schemas"]["PendingApproval"];
            /** @description What the approvers have asked about what waits, the trip or changes of its parts, the oldest first; absent when there is nothing */
            questions?: components["schemas"]["ApprovalQuestion"][];
            request?: components["schemas"]["TripRequestInWords"];
            /** @description What is booked; empty only as long as nothing is booked for a request in words */
            parts: components["schemas"]["TripPart"][];
            /** @description Changes of its booked parts, those that wait and those that are over, the newest last; absent when there are none */
            changes?: components["schemas"]["PartChange"][];
            /** @description What airlines have changed of its flights and is not settled, the oldest first; absent when there is nothing */
            airlineChanges?: components["schemas"]["AirlineChange"][];
            /** @description With what an approver can compare the parts; present for who may decide now */
            comparisons?: components["schemas"]["PartComparison"][];
            policyToday?: components["schemas"]["PolicyToday"];
            /** @description All that has happened to it, the oldest first */
            events: components["schemas"]["TripHistoryEvent"][];
            /**
             * @description What the caller may do with it now
             * @example [
             *       "approve",
             *       "reject",
             *       "sendBack"
             *     ]
             */
            allowedActions: components["schemas"]["TripAction"][];
            /**
             * @description What the caller could expect to do, but may not now, and why
             * @example [
             *       {
             *         "action": "approve",
             *         "reason": "ownTrip"
             *       }
             *     ]
             */
            withheldActions: components["schemas"]["WithheldAction"][];
        };
        /** @description How many trips each filter finds; counted up to 100, which stands for that many or more */
        TripCounts: {
            /**
             * @description Trips under way: from the midnight that begins their first day to the end of their last part, by the clocks there
             * @example 1
             */
            current: number;
            /**
             * @description Trips ahead
             * @example 4
             */
            upcoming: number;
            /**
             * @description Trips that are over
             * @example 31
             */
            past: number;
            /**
             * @description Trips that will not take place
             * @example 2
             */
            cancelled: number;
            /**
             * @description Trips that wait for an approval
             * @example 1
             */
            waitingApproval: number;
            /**
             * @description Trips on which the caller may decide now; the search does not matter
             * @example 2
             */
            toDecide: number;
        };
        /** @description What the travellers want that can't be searched, in words */
        OfflineRequest: {
            travelers: components["schemas"]["Travelers"];
            kinds: components["schemas"]["RequestedServices"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            places: components["schemas"]["RequestedPlaces"];
            text: components["schemas"]["RequestText"];
            purpose: components["schemas"]["TripPurpose"];
        };
        /** @description What is said with the request; what is not sent stays as it is, null clears. `referenceFieldValues` are all values from now on, as with a new request */
        TripInfoEdit: {
            purpose?: components["schemas"]["TripPurpose"];
            /** @description What the traveller wants to add; null takes it away */
            comment?: components["schemas"]["TripComment"] | null;
            /** @description Why something outside the policy was chosen; null takes it away */
            reason?: components["schemas"]["PolicyReason"] | null;
            referenceFieldValues?: components["schemas"]["ReferenceFieldValues"];
        };
        /** @description The trip is requested again at the prices that the renewal showed */
        TripResubmission: {
            total: components["schemas"]["Money"];
            levels: components["schemas"]["ApprovalLevels"];
        };
        /** @description The edit of a trip: what is said with its request, or that it is requested again */
        TripEditRequest: {
            bookingInfo?: components["schemas"]["TripInfoEdit"];
            resubmit?: components["schemas"]["TripResubmission"];
        };
        /**
         * Format: multiline
         * @description What the approver says about it
         * @example Please choose a hotel within the limit
         */
        DecisionComment: string;
        /** @description An approval of the trip as it was seen */
        TripApproval: {
            version: components["schemas"]["TripVersion"];
            total: components["schemas"]["Money"];
            comment?: components["schemas"]["DecisionComment"];
        };
        /** @description A refusal of the trip as it was seen, or its return for changes */
        TripRefusal: {
            version: components["schemas"]["TripVersion"];
            total: components["schemas"]["Money"];
            comment: components["schemas"]["DecisionComment"];
            /**
             * @description Whether it is sent back for changes, so that it can be requested again, instead of being refused
             * @example true
             */
            sendBack?: boolean;
        };
        /** @description An offer in the place of one that can't be had, that has become dearer or that was refused */
        NearestOffer: {
            offer: components["schemas"]["OfferToken"];
            /**
             * @description The hotel, flight or car of the offer, as the lists of a search name it
             * @example EINS1
             */
            result: string;
            /**
             * @description What is offered
             * @example Hotel Seefeld, Double room
             */
            title: string;
            price: components["schemas"]["Money"];
        };
        /** @description A part as it can be had now */
        RenewalPart: {
            partId: components["schemas"]["Id"];
            /**
             * @description Whether it can be had: at a price, sold out, without one of its seats or bags, not offered any more, not allowed any more, too late, or the supplier does not answer
             * @example priced
             * @enum {string}
             */
            outcome: "priced" | "soldOut" | "extraGone" | "expired" | "hidden" | "begun" | "unavailable";
            before: components["schemas"]["Money"];
            price?: components["schemas"]["Money"];
            /** @description What comes nearest to it in time, place and price, the nearest first; present when it can't be had as it was, and, with cheaper offers only, when it costs more than before or an approver has refused it */
            nearest?: components["schemas"]["NearestOffer"][];
        };
        /** @description What it would mean to request a trip again now, or, of a trip that takes place, the parts that could not be booked */
        TripRenewal: {
            version: components["schemas"]["TripVersion"];
            /** @description What the trip was to cost when it was requested; of a trip that takes place, what it costs without these parts */
            before: components["schemas"]["Money"];
            total?: components["schemas"]["Money"];
            verdict?: components["schemas"]["Verdict"];
            /** @description Who would have to approve it, by level; absent like total and verdict when a part is not to be had. Empty for parts of a trip that takes place when none is dearer than what was agreed to and no further level is asked for: the verdict has no levels then */
            approvers?: components["schemas"]["Approver"][];
            /** @description Each part as it can be had now: without those that were cancelled by themselves before, and of a trip that takes place only those that could not be booked */
            parts: components["schemas"]["RenewalPart"][];
        };
        /** @description The penalty of a part that was shown before */
        AcceptedPenalty: {
            part: components["schemas"]["Id"];
            penalty: components["schemas"]["Money"];
        };
        /** @description What is to be cancelled and why */
        TripCancelRequest: {
            /**
             * @description The parts, all of which are cancelled or none; without it the whole trip
             * @example [
             *       "01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11"
             *     ]
             */
            parts?: components["schemas"]["Id"][];
            /**
             * Format: multiline
             * @description Why
             * @example The meeting was moved
             */
            reason: string;
            /** @description For each part with a penalty the one that was shown; a higher one is refused, and if it rises until the supplier is asked, the part stays booked. Absent: what it costs now */
            highestPenalty?: components["schemas"]["AcceptedPenalty"][];
        };
        /** @description What the cancellation of a part would cost now: `refund` is what is paid back of what was paid with the booking, and `penalty` is what the cancellation costs in all */
        CancellablePart: {
            _id: components["schemas"]["Id"];
            /**
             * @description It can be cancelled
             * @constant
             */
            outcome: "quoted";
            refund: components["schemas"]["Money"];
            penalty: components["schemas"]["Money"];
            unpaid?: components["schemas"]["UnpaidAmounts"];
            until?: components["schemas"]["Instant"];
        };
        /** @description Why a part can't be cancelled now */
        UncancellablePart: {
            _id: components["schemas"]["Id"];
            /**
             * @description It can't be cancelled
             * @constant
             */
            outcome: "refused";
            /**
             * @description It is cancelled, given back already or was never booked; the flight has departed, the car was to be picked up, or the day of arrival at the hotel is over; something is still happening to it; the supplier does not allow it; the supplier does not answer; the agency has booked it, and cancels it when it is asked to; or it is another traveller's
             * @example inProgress
             * @enum {string}
             */
            reason: "alreadyOver" | "begun" | "inProgress" | "notCancellable" | "noAnswer" | "byAgency" | "ofOthers";
        };
        /** @description What the cancellation of a part would cost, or why it can't be cancelled */
        PartCancellation: components["schemas"]["CancellablePart"] | components["schemas"]["UncancellablePart"];
        /** @description What a cancellation would cost now */
        CancellationQuote: {
            /** @description Every part of the trip */
            parts: components["schemas"]["PartCancellation"][];
        };
        /** @description Whether the caller's trips of this company can be read with a secret address, which is said only when it is made */
        CalendarFeed: {
            /**
             * @description Whether there is an address
             * @example true
             */
            isOn: boolean;
            since?: components["schemas"]["Instant"];
        };
        /** @description A new address of the calendar; the one before it has ended */
        NewCalendarFeed: {
            /**
             * @description The address, which contains the secret; it is said only here
             * @example https://travel.example/api/calendar-feeds/kq1Xo0dT0u3JjD0mVZyq0l2m1m8wVxJ3o5r7t9v1x3z/trips.ics
             */
            address: string;
        };
        /**
         * @description The secret of the address
         * @example kq1Xo0dT0u3JjD0mVZyq0l2m1m8wVxJ3o5r7t9v1x3z
         */
        CalendarSecret: string;
        /**
         * @description The secret of the link in the mail
         * @example kq1Xo0dT0u3JjD0mVZyq0l2m1m8wVxJ3o5r7t9v1x3z
         */
        MailSecret: string;
        /** @description The link whose request is to be shown */
        MailDecisionQuestion: {
            secret: components["schemas"]["MailSecret"];
        };
        /** @description One part; `before` is its price without the change */
        MailDecisionPart: {
            /**
             * @description What it is called
             * @example Hotel Seefeld
             */
            name: string;
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            price: components["schemas"]["Money"];
            before?: components["schemas"]["Money"];
            /**
             * @description Whether it is booked already
             * @example false
             */
            isBooked: boolean;
        };
        /** @description What is to be decided on, present while it may be decided with the link. `amount` is what a trip costs in all, with its booking fee, or a changed part with the change */
        MailDecisionSubject: {
            /**
             * @description Whether it is a trip or the change of a booked part
             * @example trip
             * @enum {string}
             */
            subject: "trip" | "change";
            until: components["schemas"]["Instant"];
            amount: components["schemas"]["Money"];
            /** @description What waits, and what is booked already */
            parts: components["schemas"]["MailDecisionPart"][];
            bookingFee?: components["schemas"]["Money"];
            verdict: components["schemas"]["Verdict"];
            reason?: components["schemas"]["PolicyReason"];
            comment?: components["schemas"]["TripComment"];
        };
        /**
         * @description What is decided; a change can't be sent back, and is rejected then
         * @example approve
         * @enum {string}
         */
        MailDecisionAction: "approve" | "reject" | "sendBack";
        /** @description Who has decided and when */
        TakenMailDecision: {
            action: components["schemas"]["MailDecisionAction"];
            by: components["schemas"]["TripPerson"];
            onBehalfOf?: components["schemas"]["TripPerson"];
            at: components["schemas"]["Instant"];
        };
        /** @description What a link in a mail is about. `open`: it may be decided with the link; `signInNeeded`: the person may decide, but not with this link; `changed`: it still waits, and is not what the mail said any more; `decided`: see `decision`; `ended`: it waits for no decision any more. It names no traveller */
        MailDecision: {
            /**
             * @description What can be done with the link
             * @example open
             * @enum {string}
             */
            state: "open" | "signInNeeded" | "changed" | "decided" | "ended";
            tripId: components["schemas"]["Id"];
            itineraryRefId: components["schemas"]["ItineraryRef"];
            title: components["schemas"]["TripTitle"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            request?: components["schemas"]["MailDecisionSubject"];
            decision?: components["schemas"]["TakenMailDecision"];
        };
        /** @description The decision of the person to whom the mail was written; a refusal needs a comment */
        MailDecisionRequest: {
            secret: components["schemas"]["MailSecret"];
            /** @description What they have chosen */
            decision: {
                action: components["schemas"]["MailDecisionAction"];
                comment?: components["schemas"]["DecisionComment"];
            };
        };
        /** @description What a booked part is to become */
        PartChangeQuestion: {
            part: components["schemas"]["TripPartRequest"];
        };
        /** @description What the change of a booked part would cost now, and what would be lost by it. `difference` is by how much the new price is higher, negative when it is lower; `penalty` is what the supplier asks for the change itself; `due` is what is to be paid now, or `refund` what is paid back after the penalty, each zero when nothing is; what is paid on site is in neither of them but in `onSite`. `approvalWaivedUpTo` is present when the policy wants an approval that is not needed, because the company has settled that changes that cost no more than this amount need none; the verdict then asks for no level, and its rules say what is not kept */
        PartChangeQuote: {
            version: components["schemas"]["TripVersion"];
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            difference: components["schemas"]["Money"];
            penalty: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            onSite?: components["schemas"]["OnSiteChange"];
            until: components["schemas"]["Instant"];
            verdict: components["schemas"]["Verdict"];
            approvalWaivedUpTo?: components["schemas"]["Money"];
            /** @description Who would have to approve it, by level; until then the part stays booked as it is */
            approvers: components["schemas"]["Approver"][];
            lost: components["schemas"]["LostBenefits"];
            offered: components["schemas"]["TripPart"];
        };
        /** @description The change of a booked part, as it was quoted */
        PartChangeRequest: {
            part: components["schemas"]["TripPartRequest"];
            agreed: components["schemas"]["AgreedChange"];
            levels: components["schemas"]["ApprovalLevels"];
            reason?: components["schemas"]["PolicyReason"];
            comment?: components["schemas"]["TripComment"];
        };
        /** @description An approval of a change as it was seen */
        ChangeApproval: {
            version: components["schemas"]["TripVersion"];
            comment?: components["schemas"]["DecisionComment"];
        };
        /** @description A refusal of a change as it was seen; the part stays booked as it is */
        ChangeRefusal: {
            version: components["schemas"]["TripVersion"];
            comment: components["schemas"]["DecisionComment"];
        };
        /** @description What the new booking of a change that waits costs, and the change itself (`penalty`), as it was requested (`before`, `penaltyBefore`) and now, at most a minute old; nothing is held or changed for it */
        ChangePrice: {
            askedAt: components["schemas"]["Instant"];
            /**
             * @description Whether the change can be made now: at a price, sold out, without one of its seats or bags, not offered any more, not allowed any more, too late, the booking can't be changed any more, or the supplier does not answer
             * @example priced
             * @enum {string}
             */
            outcome: "priced" | "soldOut" | "extraGone" | "expired" | "hidden" | "begun" | "notChangeable" | "unavailable";
            before: components["schemas"]["Money"];
            penaltyBefore: components["schemas"]["Money"];
            price?: components["schemas"]["Money"];
            penalty?: components["schemas"]["Money"];
        };
        /** @description What the parts that wait cost now, at most a minute old; nothing is held or bought for it */
        WaitingPrices: {
            askedAt: components["schemas"]["Instant"];
            /** @description Each part that waits and that a supplier sells, with its price as it was requested and as it is now; without a price, why it can't be named */
            parts: components["schemas"]["RenewalPart"][];
        };
        /** @description A question before a decision; without `changeId` it is about the trip that waits, with it about the waiting change of one of its parts */
        QuestionToTraveler: {
            text: components["schemas"]["QuestionText"];
            changeId?: components["schemas"]["Id"];
        };
        /** @description The answer to a question of an approver */
        AnswerToApprover: {
            text: components["schemas"]["AnswerText"];
        };
        /** @description A question or an answer between the travellers and the agency */
        TripMessage: {
            /**
             * Format: multiline
             * @description What is said
             * @example Would an evening train do as well?
             */
            text: string;
        };
        /**
         * Format: multiline
         * @description Why
         * @example All is booked
         */
        RequestClosingReason: string;
        /** @description Why a request is closed or withdrawn */
        RequestClosing: {
            reason: components["schemas"]["RequestClosingReason"];
        };
        /** @description A booking that the agency has made for a request */
        ExternalBookingRequest: {
            service: components["schemas"]["ExternalService"];
            supplier: components["schemas"]["ExternalSupplier"];
            /**
             * @description What the supplier calls the booking
             * @example H4KD92
             */
            locator: string;
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            price: components["schemas"]["Money"];
            notes?: components["schemas"]["ExternalNotes"];
            travelers?: components["schemas"]["PartTravelersRequest"];
        };
        /** @description What the cancellation of an external booking came to, as its supplier has confirmed it to the agency */
        ExternalCancellation: {
            reason: components["schemas"]["RequestClosingReason"];
            penalty: components["schemas"]["Money"];
        };
        /** @description What a simulated supplier holds or has sold for the company */
        PracticeBooking: {
            /**
             * @description The reference under which the supplier knows it
             * @example 01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11
             */
            reference: string;
            /**
             * @description Whether it is held or sold
             * @example confirmed
             * @enum {string}
             */
            status: "held" | "confirmed";
            price: components["schemas"]["Money"];
        };
        /**
         * @description A source that searches ask, as their answers name it
         * @example 112
         */
        SourceName: string;
        /** @description A source that takes longer than usual */
        SlowSource: {
            source: components["schemas"]["SourceName"];
            /**
             * @description How many milliseconds longer it takes
             * @example 3000
             */
            milliseconds: number;
        };
        /** @description What a company has switched on to practise */
        PracticeSwitches: {
            /**
             * @description By how many minutes the company's clock is ahead, for its searches and bookings
             * @example 90
             */
            clockOffsetMinutes: number;
            /**
             * @description By how many percent prices rise when they are requested again; negative when they fall
             * @example 5
             */
            priceChangePercent: number;
            /**
             * @description Whether everything that is priced or booked is sold out
             * @example false
             */
            soldOut: boolean;
            slowSource?: components["schemas"]["SlowSource"];
            /**
             * @description The sources that fail
             * @example [
             *       "112"
             *     ]
             */
            failedSources: components["schemas"]["SourceName"][];
            /**
             * @description Whether bookings, changes and cancellations are made, but their answers are lost
             * @example false
             */
            lostAnswers: boolean;
            /**
             * @description Whether approvers are never asked
             * @example false
             */
            silentApprovers: boolean;
        };
        /** @description The sources there are, by what they sell */
        PracticeSources: {
            /**
             * @description Sources of flights
             * @example [
             *       "network",
             *       "lowCost"
             *     ]
             */
            flights: components["schemas"]["SourceName"][];
            /**
             * @description Sources of hotels
             * @example [
             *       "100",
             *       "110",
             *       "112",
             *       "113"
             *     ]
             */
            hotels: components["schemas"]["SourceName"][];
            /**
             * @description Sources of rental cars
             * @example [
             *       "direct",
             *       "broker"
             *     ]
             */
            cars: components["schemas"]["SourceName"][];
        };
        /** @description How a company practises */
        Practice: {
            /**
             * @description What the simulated suppliers hold or have sold for the company and not taken back, the newest first; at most 500
             * @example []
             */
            bookings: components["schemas"]["PracticeBooking"][];
            switches: components["schemas"]["PracticeSwitches"];
            sources: components["schemas"]["PracticeSources"];
            /**
             * Format: date-time
             * @description The time of the company
             * @example 2027-03-14T10:30:00.000Z
             */
            now: string;
        };
        /** @description An error that a person met in the browser */
        LogRequest: {
            /**
             * @description The reference that the person was shown
             * @example 1795172400000
             */
            ref: string;
            /**
             * Format: multiline
             * @description What the error says
             * @example Network Error
             */
            message: string;
            /**
             * Format: multiline
             * @description Where it happened
             * @example at Screen (main.js:1:1)
             */
            stack?: string;
        };
        /** @description What the browser needs to know of its surroundings */
        ClientConfig: {
            /**
             * @description The sources that a search for flights asks; absent where they are those of the built-in inventory
             * @example [
             *       "duffel"
             *     ]
             */
            flightSources?: string[];
            /**
             * @description The sources that a search for hotels asks; absent where they are those of the built-in inventory
             * @example [
             *       "112"
             *     ]
             */
            hotelSources?: string[];
            /**
             * Format: uri
             * @description Address of the back end, when it is fixed
             * @example https://backend.zugvogel.example
             */
            backendUrl?: string;
            /**
             * @description Host name of the test front end
             * @example test.zugvogel.example
             */
            testHost?: string;
            /**
             * Format: uri
             * @description Address of the test back end
             * @example https://test-backend.zugvogel.example
             */
            testBackendUrl?: string;
            /**
             * @description Host name of the production front end
             * @example zugvogel.example
             */
            productionHost?: string;
            /**
             * Format: uri
             * @description Address of the production back end
             * @example https://backend.zugvogel.example
             */
            productionBackendUrl?: string;
            /**
             * Format: uri
             * @description Address of the place service, which speaks the protocol of the Google Places API (New); when absent it is the back end's own, /places
             * @example https://places.googleapis.com
             */
            placesUrl?: string;
            /**
             * @description The key for the place service; none is sent when absent
             * @example AIzaSyExample
             */
            placesKey?: string;
            /**
             * Format: uri-reference
             * @description Address of the style that maps are drawn by, in the format of MapLibre, or of a PMTiles file with the tiles of Protomaps, whose path ends in .pmtiles; when absent the built-in map is shown
             * @example https://maps.example/style.json
             */
            mapStyleUrl?: string;
            /**
             * @description Name of the application
             * @example Zugvogel
             */
            appName: string;
            /**
             * Format: email
             * @description Whom people write to
             * @example hello@zugvogel.example
             */
            contactEmail: string;
            /**
             * @description Whether there is a page for practice; when it is absent, there is none
             * @example true
             */
            practiceMode?: boolean;
            /**
             * @description The kinds whose offers and bookings are simulated by the built-in inventory, so that nothing is really booked; absent for none
             * @example [
             *       "hotel"
             *     ]
             */
            simulated?: components["schemas"]["SuppliedPartKind"][];
            /**
             * @description The kinds that are not sold here, but by the agency; absent for none
             * @example [
             *       "car"
             *     ]
             */
            unsold?: components["schemas"]["SuppliedPartKind"][];
        };
        /** @description Whether the process serves */
        Health: {
            /**
             * @description How it is; `read-only` while the database takes no changes
             * @example ok
             * @enum {string}
             */
            status: "ok" | "starting" | "stopping" | "read-only" | "unavailable";
        };
    };
    responses: {
        /** @description The request could not be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid access token came with the request, or its session has ended */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MB */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing, unknown, of the wrong type or out of bounds */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts, or too many calls of one person within a minute; try again later */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server; the request id names it in the logs */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server can't serve right now */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role does not allow this, or the password has to be changed first */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or the caller may not see it */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record, the offer or the order is not what the request takes it for */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The offer has expired */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description What time it is at the company, with the offset of its time zone; its offers end by this clock, which may be ahead of the server's where it is practised */
        CompanyTime: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who signs in */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    /** @description The refresh token; a second cookie makes the device known to the account */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session continues */
            200: {
                headers: {
                    /** @description The refresh token */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description There is no session to continue; the request has no refresh token */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    /** @description Removes the refresh token */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    actAsCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session continues in that company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose password was forgotten */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForgotRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new password */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The password is changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Words that the name, the customer number, the city or a tag begin with */
                searchString?: string;
                /** @description What the list is sorted by */
                sortBy?: "name" | "customerId";
                /** @description Which end comes first */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of companies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The company */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreateRequest"];
            };
        };
        responses: {
            /** @description The company */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyGeneralRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyLocations: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyLocationsRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyDepartments: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDepartmentsRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyFinance: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFinanceRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyFlightProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyMembershipsRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyHotelProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyHotelProfileRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyCarProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyMembershipsRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyRemarks: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemarksRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTravelPolicies: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelPoliciesRequest"];
            };
        };
        responses: {
            /** @description The company as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyExamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches and trips */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyExamples"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The draft, and what it is tried on */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyPreviewRequest"];
            };
        };
        responses: {
            /** @description What both say */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDay"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyHistory: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyUsers: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Words that the name, the e-mail address or the department begin with */
                searchString?: string;
                /** @description Which end comes first */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Who, and as what */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUserCreateRequest"];
            };
        };
        responses: {
            /** @description The membership */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importCompanyUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The table */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUserImportRequest"];
            };
        };
        responses: {
            /** @description What became of each row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserImportAnswer"];
                    "application/x-ndjson": components["schemas"]["CompanyUserImportLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompanyUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUserChangeRequest"];
            };
        };
        responses: {
            /** @description The membership as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserRecord"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyUserHistory: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delegate, if there is one */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegationSetting"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Who, from when until when: days of the company, both included, the last one not in the past there */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegationRequest"];
            };
        };
        responses: {
            /** @description The delegate as named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegationSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no delegate any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDelegateCandidates: {
        parameters: {
            query: {
                /** @description Words that the name begins with */
                searchString: string;
            };
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those who were found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegateCandidates"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments and policies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipChoices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptMembershipRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the company */
                companyId: components["schemas"]["Id"];
                /** @description Id of the user's membership in the company */
                companyUserId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserRecord"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyGroups: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Words that the name begins with */
                searchString?: string;
                /** @description Which end comes first */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyGroupList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompanyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The group */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyGroupCreateRequest"];
            };
        };
        responses: {
            /** @description The group */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyGroup"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyGroupChangeRequest"];
            };
        };
        responses: {
            /** @description The group as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyGroup"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompaniesOfGroup: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Words that the name, the customer number, the city or a tag begin with */
                searchString?: string;
                /** @description Which end comes first */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of companies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyGroupHistory: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Id of the group of companies */
                companyGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Words that the name or the e-mail address begin with */
                searchString?: string;
                /** @description What the list is sorted by */
                sortBy?: "name" | "email";
                /** @description Which end comes first */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person and the membership */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreateRequest"];
            };
        };
        responses: {
            /** @description The user */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChangeRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new password */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description The password is changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassports: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassportsRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserFinance: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFinanceRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserFlightProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFlightProfileRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserHotelProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserMembershipsRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserCarProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserMembershipsRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserRemarks: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemarksRequest"];
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The picture */
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUserImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserHistory: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfileRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileRequests"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForProfileChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The section with the fields that should change */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The request as stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawProfileRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptProfileRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The record has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineProfileRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
                /** @description Id of the request */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequestRefusal"];
            };
        };
        responses: {
            /** @description The request is declined */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is on its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnums: {
        parameters: {
            query?: {
                /** @description The category; all when absent */
                category?: "languages" | "roles" | "genders" | "currencies" | "nameprefixes" | "countries" | "contactrelations" | "creditcards" | "seatprefs" | "mealprefs" | "flightloyalty" | "flightloyaltycompanies" | "hotelloyalty" | "carloyalty" | "airlines" | "airlinealliances" | "invoicefrequencies" | "invoicepaymentterms" | "serviceclasses" | "measurementunits" | "carcategory" | "cartype" | "cartransmission" | "groupedcartransmission" | "carfuel" | "groupedcarfuel" | "carair" | "trippurposes" | "cardinterfaces" | "wheelchairs";
            };
            header?: never;
            path: {
                /** @description The language, by its tag (RFC 5646); one that is not known answers in English */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    /** @description Names this version of the choices */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnumAnswer"];
                };
            };
            /** @description The choices have not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchAirports: {
        parameters: {
            query: {
                /** @description A code, or a part of the name of an airport or a city, in English or as the city calls itself */
                searchString: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, possibly nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirportList"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTravelerPolicy: {
        parameters: {
            query?: {
                /** @description The traveller, a company user of the company that the session acts in; the caller when absent */
                companyUser?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy, rule by rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelerPolicy"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchFlights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightSearchRequest"];
            };
        };
        responses: {
            /** @description What was found, possibly nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightSearchAnswer"];
                    "application/x-ndjson": components["schemas"]["SearchLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchFlightDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightDatesRequest"];
            };
        };
        responses: {
            /** @description What each pair of days costs, possibly nothing that can be flown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightDatesAnswer"];
                    "application/x-ndjson": components["schemas"]["SearchLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectFlight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightSelectRequest"];
            };
        };
        responses: {
            /** @description The offer, or that it is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightSelectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequest"];
            };
        };
        responses: {
            /** @description The offer, or that it is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchHotels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelSearchRequest"];
            };
        };
        responses: {
            /** @description What was found, possibly nothing */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelSearchAnswer"];
                    "application/x-ndjson": components["schemas"]["SearchLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHotelDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelDetailsRequest"];
            };
        };
        responses: {
            /** @description The hotel, possibly without a free room */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkHotelRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequest"];
            };
        };
        responses: {
            /** @description The rate, or that it is gone */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelCheckAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarSearchRequest"];
            };
        };
        responses: {
            /** @description What was found, possibly nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarSearchAnswer"];
                    "application/x-ndjson": components["schemas"]["SearchLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarStations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarStationsRequest"];
            };
        };
        responses: {
            /** @description The stations, possibly none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarStationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarCheckRequest"];
            };
        };
        responses: {
            /** @description The car, or that it is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarCheckAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckoutTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For whom something is to be booked */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description What has to be said */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutTerms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTravelerPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose plans are listed, and of which days */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelerPlansRequest"];
            };
        };
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelerPlans"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEarlierSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlierSearches"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingLocations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is not finished */
                flow: components["schemas"]["DraftKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDraft"];
                };
            };
            /** @description There is none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBookingDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is not finished */
                flow: components["schemas"]["DraftKind"];
            };
            cookie?: never;
        };
        /** @description How far the booking has come */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingDraftRequest"];
            };
        };
        responses: {
            /** @description The draft as it was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBookingDraft: {
        parameters: {
            query: {
                /** @description The revision that is removed */
                revision: number;
            };
            header?: never;
            path: {
                /** @description What is not finished */
                flow: components["schemas"]["DraftKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Which trips */
                tripFilter?: components["schemas"]["TripFilter"];
                /** @description Beginnings of words of its places, of its suppliers' or of the travellers' names, or of the reference from four characters on */
                searchString?: components["schemas"]["TripSearchString"];
                /** @description Only trips of these people: ids of company users, separated by commas */
                travelers?: components["schemas"]["TripTravelers"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of trips */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTrip: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client for this one order, such as a UUID. The same key with the same body answers the same again and books nothing more; with another body it is refused. It is remembered for 31 days, a day longer than the draft of a booking. The same offer for the same traveller is refused with `order_pending` under another key, from the same person or another one, while the first order is under way, waits for an approval, is being booked or is booked, and twice in one order; `pending` says who has ordered it, and the trip if the caller may read it. To book it again, cancel the first booking, or choose another offer */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is wanted for whom, and who pays */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRequest"];
            };
        };
        responses: {
            /** @description The trip that was created, or that has taken the parts */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countTrips: {
        parameters: {
            query?: {
                /** @description Beginnings of words of its places, of its suppliers' or of the travellers' names, or of the reference from four characters on */
                searchString?: components["schemas"]["TripSearchString"];
                /** @description Only trips of these people: ids of company users, separated by commas */
                travelers?: components["schemas"]["TripTravelers"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripCounts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextTrip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            /** @description There is none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOfflineRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client for this one request, such as a UUID. The same key with the same body answers the same again and asks for nothing more; with another body it is refused. It is remembered for 31 days */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is wanted for whom */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfflineRequest"];
            };
        };
        responses: {
            /** @description The trip that the request became */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip */
            200: {
                headers: {
                    "X-Company-Time": components["headers"]["CompanyTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTrip: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What changes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripEditRequest"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            /** @description The trip has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What was seen */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripApproval"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What was seen, and why it is refused */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRefusal"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTripRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be had now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripRenewal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is to be cancelled and why */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripCancelRequest"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteTripCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationQuote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no address any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret that a person was given */
                secret: components["schemas"]["CalendarSecret"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar, RFC 5545 */
            200: {
                headers: {
                    /** @description Changes with the calendar */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The caller has this calendar already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showMailDecision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The link */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailDecisionQuestion"];
            };
        };
        responses: {
            /** @description What it is about, as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideByMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The decision */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailDecisionRequest"];
            };
        };
        responses: {
            /** @description What it is about, as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quotePartChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the booked part */
                partId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What it is to become */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartChangeQuestion"];
            };
        };
        responses: {
            /** @description What it would cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartChangeQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePart: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client for this one change, such as a UUID. The same key with the same body answers with the trip again and changes nothing more; with another body it is refused */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the booked part */
                partId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What it is to become, and what was agreed to */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartChangeRequest"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What was seen */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeApproval"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What was seen, and why it is refused */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRefusal"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChangePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change */
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price then and now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePrice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptAirlineChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the change by the airline */
                airlineChangeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWaitingPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices then and now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPrices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askTraveler: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client for this one question, such as a UUID. The same key with the same text answers with the trip and asks nothing more; with another text it is refused */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is asked */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionToTraveler"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the question */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is answered */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerToApprover"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeTripMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client for this one message, such as a UUID. The same key with the same text answers with the trip and writes nothing more; with another text it is refused */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is said */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripMessage"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOfflineRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why it ends */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestClosing"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addExternalBooking: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What was booked */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExternalBookingRequest"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The trip has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExternalBooking: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on, in quotation marks; another one is answered with 412 and the record as it is now */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
                /** @description Id of the part that is the booking */
                partId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What the cancellation came to */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExternalCancellation"];
            };
        };
        responses: {
            /** @description The trip as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The trip has changed since it was read; nothing was saved, and this is its current state */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTripCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the trip */
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar, RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is practised */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Practice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All switches */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeSwitches"];
            };
        };
        responses: {
            /** @description What is practised now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Practice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is practised any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logClientError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The error */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogRequest"];
            };
        };
        responses: {
            /** @description Written */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture, which can't be guessed */
                image: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    /** @description Names this picture at this size, which never changes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description The caller has the picture already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHotelPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hotel */
                propertyId: components["schemas"]["PropertyId"];
                /** @description What the picture shows, as a file name */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture, which can't be guessed */
                image: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    /** @description Names this picture at this size, which never changes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description The caller has the picture already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientConfig"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            /** @description It is not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
