/** Stands for the program that does not exist yet, where a draft asks for an id. */
export const newProgram = 'new';
