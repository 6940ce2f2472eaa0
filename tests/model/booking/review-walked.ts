/** Why the flows don't walk to the review of a change. */
export const REVIEW_WALKED = 'A booked part has to be changed; tests/model/change-review/ walks from there.';
