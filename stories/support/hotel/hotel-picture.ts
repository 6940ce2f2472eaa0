/** Replaces the picture of a hotel, which the server generates. */
export const hotelPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path fill="#90caf9" d="M0 0h320v200H0z"/><path fill="#344250" d="M90 60h140v140H90z"/><path fill="#fadfb5" d="M105 76h24v28h-24zM148 76h24v28h-24zM191 76h24v28h-24zM105 124h24v28h-24zM148 124h24v76h-24zM191 124h24v28h-24z"/></svg>',
)}`;
