// Imported first: React chooses its slow development half when it is loaded and NODE_ENV says nothing.
process.env['NODE_ENV'] ??= 'production';
