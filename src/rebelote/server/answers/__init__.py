"""What is in the answers of the HTTP routes, as models of the OpenAPI schema.

They describe and check nothing at run time: an answer is sent as it was made. That every answer
is as its model says is what the tests hold (`tests.support.answers`).
"""
