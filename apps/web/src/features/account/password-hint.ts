/** docs/product.md, "Passwords". */
export const PASSWORD_HINT = '10 to 128 characters. A few words in a row will do.';
