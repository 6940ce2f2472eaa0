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
         * @description Opens a session. An unknown address and a wrong password are answered alike, and in the same time.
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
         * @description Answers a new access token and replaces the refresh token. A refresh token that was replaced more than 10 seconds ago ends the whole session.
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
         * @description Ends the session of the refresh token, if there is one, and removes the cookie.
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
         * @description Lets the session go on in another company, one that the caller belongs to, or any for those who may manage companies.
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
        post?: never;
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
        put?: never;
        post?: never;
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
        put?: never;
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
         * @description Sends the user a mail with a link to choose a password, valid for 7 days.
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
                /** @description The language; one that is not known answers in English */
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
         * @description The travel policy by which offers for a traveller are judged: their own, else the default one of their company. It is told for whom the caller may book.
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
                /** @description Name of the picture, which nobody can guess */
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
    "/images/thumbnails/{image}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture, which nobody can guess */
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
         * @description Answers ok when the database is reachable and its migrations are done.
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
        /** @description A user's place in one company, by its name */
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
        /** @description The place in a company that a session acts in */
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
        /** @description The company that the session acts in */
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
        ErrorCode: "malformed_request" | "unauthenticated" | "invalid_credentials" | "forbidden" | "password_change_required" | "not_found" | "conflict" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "password_incorrect" | "password_too_common" | "password_unchanged" | "reset_link_invalid" | "traveler_inactive" | "too_many_requests" | "internal" | "unavailable";
        /** @description One field that was not accepted */
        FieldError: {
            /**
             * @description The field, as a JSON Pointer into the request; `body`, `query` or `path` come first
             * @example /body/email
             */
            path: string;
            /**
             * @description What is wrong with it, for a developer
             * @example must match format "email"
             */
            message: string;
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
             * @example The request has fields that are not valid
             */
            title: string;
            /**
             * @description The HTTP status of this answer
             * @example 422
             */
            status: number;
            /**
             * @description What happened and what to do next
             * @example Correct the fields that are named and send the request again.
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
             *         "message": "must match format \"email\""
             *       }
             *     ]
             */
            errors?: components["schemas"]["FieldError"][];
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
             * @description How many there are in all
             * @example 3
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
             * @example 1
             */
            totalPages: number;
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
        /** @description A place where the company works */
        CompanyLocation: {
            _id: components["schemas"]["Id"];
            /**
             * @description Name of the place
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
             * @description Its place, 1 to 6
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
        /** @description An amount of money */
        Money: {
            /**
             * @description The amount in minor units of the currency
             * @example 129900
             */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description How the company pays */
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
        };
        /** @description A membership in a loyalty programme */
        LoyaltyMembership: {
            _id: components["schemas"]["Id"];
            /**
             * @description The programme, an id of the category flightloyalty, hotelloyalty or carloyalty
             * @example LX
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
        /** @description Rules for flights */
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
        /** @description A set of rules for flights, hotels and cars */
        TravelPolicy: {
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
            travelPolicies: components["schemas"]["TravelPolicy"][];
        };
        /**
         * Format: date
         * @description A day on the calendar
         * @example 2027-03-14
         */
        CalendarDate: string;
        /** @description What a reference field is filled with beforehand */
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
        /** @description A user's place in a company with all that belongs to it */
        CompanyUserDetail: {
            _id: components["schemas"]["Id"];
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
             * @description What reference fields are filled with beforehand
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
        /** @description A passport with its visas */
        Passport: {
            _id: components["schemas"]["Id"];
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
             * @description Visas in this passport
             * @example []
             */
            visas: components["schemas"]["Visa"][];
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
        /** @description What suppliers are told of the person */
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
             * @description Name of the place, in English
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
             * @description By how many percent whatever is priced again is dearer, or cheaper when negative
             * @example 5
             */
            priceChangePercent: number;
            /**
             * @description Whether whatever is priced or bought is sold out
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
             * @description Whether bookings, changes and cancellations are made, but nobody hears of it
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
             * @description What the error says
             * @example Network Error
             */
            message: string;
            /**
             * @description Where it happened
             * @example at Screen (main.js:1:1)
             */
            stack?: string;
        };
        /** @description What the browser needs to know of its surroundings */
        ClientConfig: {
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
        };
        /** @description Whether the process serves */
        Health: {
            /**
             * @description How it is
             * @example ok
             * @enum {string}
             */
            status: "ok" | "starting" | "stopping" | "unavailable";
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
        /** @description Too many attempts; try again later */
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
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
                    /** @description The refresh token */
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
            /** @description The session goes on */
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
            /** @description There is no session to go on with; the request bears no refresh token */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
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
            /** @description The session goes on in that company */
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
    listCompanies: {
        parameters: {
            query?: {
                /** @description The page, counted from 1 */
                page?: number;
                /** @description Words that the name, the customer number or the city begin with */
                searchString?: string;
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
                /** @description The language; one that is not known answers in English */
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
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the picture, which nobody can guess */
                image: string;
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
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
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
                /** @description Name of the picture, which nobody can guess */
                image: string;
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
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
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
